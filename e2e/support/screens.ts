/** The addresses of the signed-in screens. */
export const screens: readonly string[] = [
  ...["/", "/track", "/signs", "/guidance", "/safe", "/concerns", "/learn", "/learn/care-plan"],
  ...["/my-health", "/my-health?tab=goals", "/my-health?tab=resources", "/my-health/labs"],
  ...["/my-health/medications", "/my-health/did-it-help", "/my-health/doctor-visit"],
  ...["/my-health/background", "/my-health/hair-and-skin", "/my-health/how-you-feel"],
  ...["/calendar", "/history", "/history/year", "/trends", "/ovulation", "/patterns", "/symptoms"],
  ...["/settings", "/settings/profile", "/settings/what-you-see", "/settings/reminders"],
  ...["/settings/privacy", "/settings/someone-i-trust", "/settings/security", "/settings/access"],
  "/settings/import",
];
