import { useAuth } from '@glow/shared/auth';
import { Store } from '@glow/shared/icons';
import { ButtonLink } from '@glow/shared/navigation';
import { Navigate, useLocation } from '@glow/shared/router';
import { EmptyState, Tabs } from '@glow/shared/ui';
import { useState, type ReactNode } from 'react';
import { CustomersTab } from './CustomersTab';
import { DashboardTab } from './DashboardTab';
import { LogTab } from './LogTab';
import { NewsletterTab } from './NewsletterTab';
import { OrdersTab } from './OrdersTab';
import { PolicyTab } from './PolicyTab';
import { Alert, SignInAgain } from './Problem';
import { ProductsTab } from './ProductsTab';
import { ReleasesTab } from './ReleasesTab';
import { TAB_ROLES } from './roles';
import { useStaffUrl } from './useStaffUrl';

interface StaffTab {
  id: keyof typeof TAB_ROLES;
  label: string;
  content: ReactNode;
}

const TABS: readonly StaffTab[] = [
  { id: 'dashboard', label: 'Dashboard', content: <DashboardTab /> },
  { id: 'products', label: 'Products', content: <ProductsTab /> },
  { id: 'orders', label: 'Orders', content: <OrdersTab /> },
  { id: 'customers', label: 'Customers', content: <CustomersTab /> },
  { id: 'newsletter', label: 'Newsletter', content: <NewsletterTab /> },
  { id: 'policy', label: 'Policy', content: <PolicyTab /> },
  { id: 'log', label: 'Log', content: <LogTab /> },
  { id: 'releases', label: 'Releases', content: <ReleasesTab /> },
];

/**
 * The admin where accounts are real: for staff, each with the tabs of the role. When the session ends, what is shown stays, and with it
 * what was typed; a person who signs out leaves.
 */
export function StaffPage() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const hasExpired = useAuth((auth) => auth.hasExpired);
  const roles = useAuth((auth) => auth.roles);
  const { pathname, search } = useLocation();
  const [known, setKnown] = useState<readonly string[]>();

  if (isSignedIn && known !== roles) setKnown(roles);
  if (!isSignedIn && !known) return <Navigate to="/login" state={{ from: pathname + search }} replace />;
  if (!isSignedIn && !hasExpired) return <Navigate to="/" replace />;
  const tabs = TABS.filter(({ id }) => TAB_ROLES[id].some((role) => known?.includes(role)));
  return (
    <>
      {!isSignedIn && (
        <Alert role="alert">
          <p>Please sign in again: your session is over.</p>
          <SignInAgain />
        </Alert>
      )}
      {tabs.length > 0 ? <StaffTabs tabs={tabs} /> : <NotStaff />}
    </>
  );
}

function StaffTabs({ tabs }: { tabs: StaffTab[] }) {
  const { params, change } = useStaffUrl();
  const others = Object.fromEntries([...params.keys()].map((name) => [name, '']));
  return (
    <Tabs
      label="Store admin"
      tabs={tabs}
      selected={params.get('tab') ?? ''}
      onSelect={(tab) => change({ ...others, tab })}
    />
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
