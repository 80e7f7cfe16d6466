import { DoctorVisitPage } from "#web/features/my-health/components/doctor-visit-page.tsx";

export function DoctorVisitScreen() {
  return <DoctorVisitPage />;
}
