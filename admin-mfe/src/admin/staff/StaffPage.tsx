import { useAuth } from '@glow/shared/auth';
import { Store } from '@glow/shared/icons';
import { ButtonLink } from '@glow/shared/navigation';
import { Navigate, useLocation, useSearchParams } from '@glow/shared/router';
import { EmptyState, Tabs } from '@glow/shared/ui';
import { useState } from 'react';
import { CustomersTab } from './CustomersTab';
import { DashboardTab } from './DashboardTab';
import { DialogProvider } from './dialog';
import { LogTab } from './LogTab';
import { NewsletterTab } from './NewsletterTab';
import { OrdersTab } from './OrdersTab';
import { PolicyTab } from './PolicyTab';
import { Refusal } from './askStaff';
import { Problem } from './Problem';
import { ProductsTab } from './ProductsTab';
import { ReleasesTab } from './ReleasesTab';

/** The tabs and the roles that may use them; the server checks each request by itself. */
const TABS = [
  { id: 'dashboard', label: 'Dashboard', content: <DashboardTab />, roles: ['support', 'catalogue', 'owner'] },
  { id: 'products', label: 'Products', content: <ProductsTab />, roles: ['catalogue', 'owner'] },
  { id: 'orders', label: 'Orders', content: <OrdersTab />, roles: ['support', 'owner'] },
  { id: 'customers', label: 'Customers', content: <CustomersTab />, roles: ['support', 'owner'] },
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
