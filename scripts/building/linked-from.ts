/** Every file a page asks for by itself: style sheet, scripts, font, icon. */
export function linkedFrom(page: string): string[] {
  const links = [...page.matchAll(/(?:src|href)="\/([^"#?]+\.\w+)"/g)];
  return [...new Set(links.flatMap(([, file]) => file ?? []))];
}
