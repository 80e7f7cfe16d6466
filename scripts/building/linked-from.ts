export function linkedFrom(page: string): string[] {
  const links = [...page.matchAll(/(?:src|href)="\/([^"#?]+\.\w+)"/g)];
  return [...new Set(links.flatMap(([, file]) => file ?? []))];
}
