import { Maintenance } from '../frame/maintenance.tsx';

export default function MaintenanceRoute() {
  return <Maintenance />;
}
