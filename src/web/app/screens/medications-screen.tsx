import { MedicationsPage } from "#web/features/my-health/components/medications-page.tsx";

export function MedicationsScreen() {
  return <MedicationsPage />;
}
