import { useAuth } from '@glow/shared/auth';
import { Store } from '@glow/shared/icons';
import { ButtonLink } from '@glow/shared/navigation';
import { Navigate, useLocation, useSearchParams } from '@glow/shared/router';
import { EmptyState, Tabs } from '@glow/shared/ui';
import { useState } from 'react';
import type { AuditRow, Dashboard } from '@glow/shared/staff';
import { formatPrice } from '@glow/shared/orders';
import { CustomersList } from './people/CustomersList';
import { DialogProvider } from './kit/dialog';
import { NewsletterTab } from './people/NewsletterTab';
import { OrdersList } from './orders/OrdersList';
import { PolicyTab } from './shop/PolicyTab';
import { Refusal } from './kit/askStaff';
import { NoAnswer, Problem } from './kit/Problem';
import { ProductsList } from './products/ProductsList';
import { ReleasesTab } from './shop/ReleasesTab';
import { formatMoment } from './orders/OrderDetails';
import { StaffList } from './kit/StaffList';
import { DashboardPanels } from '../DashboardPanels';
import { DetailLink } from './kit/DetailPage';
import { useHasRole } from './kit/roles';
import { useStaff } from './kit/useStaff';

/** The tabs and the roles that may use them; the server checks each request by itself. */
const TABS = [
  { id: 'dashboard', label: 'Dashboard', content: <DashboardTab />, roles: ['support', 'catalogue', 'owner'] },
  { id: 'products', label: 'Products', content: <ProductsList />, roles: ['catalogue', 'owner'] },
  { id: 'orders', label: 'Orders', content: <OrdersList />, roles: ['support', 'owner'] },
  { id: 'customers', label: 'Customers', content: <CustomersList />, roles: ['support', 'owner'] },
  { id: 'newsletter', label: 'Newsletter', content: <NewsletterTab />, roles: ['support', 'owner'] },
  { id: 'policy', label: 'Policy', content: <PolicyTab />, roles: ['owner'] },
  { id: 'log', label: 'Log', content: <LogTab />, roles: ['owner'] },
  { id: 'releases', label: 'Releases', content: <ReleasesTab />, roles: ['owner'] },
];

const SESSION_OVER = new Refusal(401);

/**
 * The admin where accounts are real: for staff, each with the tabs of the role. When the session ends, what is shown stays, and with it
 * what was typed; a person who signs out leaves.
 */
export function StaffPage() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const hasExpired = useAuth((auth) => auth.hasExpired);
  const roles = useAuth((auth) => auth.roles);
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  const [known, setKnown] = useState<readonly string[]>();

  if (isSignedIn && known !== roles) setKnown(roles);
  if (!isSignedIn && !known) return <Navigate to="/login" state={{ from: pathname + search }} replace />;
  if (!isSignedIn && !hasExpired) return <Navigate to="/" replace />;
  const tabs = TABS.filter((tab) => tab.roles.some((role) => known?.includes(role)));
  return (
    <DialogProvider>
      {!isSignedIn && <Problem refusal={SESSION_OVER} />}
      {tabs.length > 0 ? (
        <Tabs
          label="Store admin"
          tabs={tabs}
          selected={params.get('tab') ?? ''}
          onSelect={(tab) => setParams({ tab })}
        />
      ) : (
        <NotStaff />
      )}
    </DialogProvider>
  );
}

function NotStaff() {
  return (
    <EmptyState
      icon={<Store aria-hidden="true" />}
      heading="For staff only"
      actions={
        <>
          <ButtonLink to="/">Go to the store</ButtonLink>
          <ButtonLink to="/account" variant="secondary">
            Your account
          </ButtonLink>
        </>
      }
    >
      This page is for the staff of the store. Your account is a customer’s.
    </EmptyState>
  );
}

/** What staff and operators have changed, the newest first. */
function LogTab() {
  return (
    <StaffList<AuditRow>
      path="audit-log"
      searchName="subject"
      hint="The whole subject: an order’s or product’s id, an address, policy or newsletter"
      nouns={['entry', 'entries']}
      empty="What staff changes is shown here."
      caption="Log"
      minWidth={690}
      columns={[
        { label: 'Subject', cell: ({ subject }) => subject },
        { label: 'Change', cell: ({ change }) => change, detail: ({ note }) => note, isWide: true },
        { label: 'By', cell: ({ operator }) => operator },
        { label: 'When', cell: ({ at }) => formatMoment(at), isNumeric: true },
      ]}
    />
  );
}

/** The figures of the shop. */
function DashboardTab() {
  const mayOpenOrders = useHasRole('support', 'owner');
  const loaded = useStaff<{ dashboard: Dashboard }>('dashboard');
  if (!loaded.answer) return <NoAnswer of={loaded} />;
  const { revenue, orders, products, customers, revenueGrowth, orderGrowth, ...panels } = loaded.answer.dashboard;
  return (
    <DashboardPanels
      figures={[
        { label: 'Revenue', value: formatPrice(revenue), growth: revenueGrowth },
        { label: 'Orders', value: orders.toLocaleString('en-US'), growth: orderGrowth },
        { label: 'Products', value: products.toLocaleString('en-US') },
        { label: 'Customers', value: customers.toLocaleString('en-US') },
      ]}
      days={panels.days}
      period={`The last ${panels.days.length} days`}
      counts={panels.statuses}
      orders={panels.recent.map((order) => ({
        ...order,
        name: mayOpenOrders ? <DetailLink to="order" id={order.id} /> : order.id,
      }))}
      products={panels.lowStock}
    >
      {panels.lowStock.length === 0 && <p>No product is running low.</p>}
    </DashboardPanels>
  );
}
