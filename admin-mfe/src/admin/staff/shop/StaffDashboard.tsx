import type { Dashboard } from '@glow/shared/staff';
import { DashboardPanels } from '../../DashboardPanels';
import { DetailLink } from '../kit/DetailPage';
import { NoAnswer } from '../kit/Problem';
import { useHasRole } from '../kit/roles';
import { useStaff } from '../kit/useStaff';

/** The reader's, as in the lists (GEN-8). */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export function StaffDashboard() {
  const mayOpenOrders = useHasRole('support', 'owner');
  const loaded = useStaff<{ dashboard: Dashboard }>(`dashboard?timeZone=${encodeURIComponent(timeZone)}`);
  if (!loaded.answer) return <NoAnswer of={loaded} />;
  const { dashboard } = loaded.answer;
  const linkTo = (id: string) => <DetailLink to="order" id={id} />;
  return (
    <DashboardPanels
      {...dashboard}
      period={`The last ${dashboard.days.length} days in the time zone ${timeZone.replaceAll('_', ' ')}`}
      recent={dashboard.recent.map((order) => ({ ...order, name: mayOpenOrders ? linkTo(order.id) : order.id }))}
    />
  );
}
