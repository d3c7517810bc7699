import { useAuth } from '@glow/shared/auth';
import { Store } from '@glow/shared/icons';
import { Navigate, useLocation, useSearchParams } from '@glow/shared/router';
import { EmptyState, Tabs } from '@glow/shared/ui';
import { useState } from 'react';
import { CustomersList } from './people/CustomersList';
import { DialogProvider } from './kit/dialog';
import { NewsletterTab } from './people/NewsletterTab';
import { LogTab } from './shop/LogTab';
import { OrdersList } from './orders/OrdersList';
import { PolicyTab } from './shop/PolicyTab';
import { Refusal } from './kit/askStaff';
import { Problem } from './kit/Problem';
import { ProductsList } from './products/ProductsList';
import { ReleasesTab } from './shop/ReleasesTab';
import { StaffDashboard } from './shop/StaffDashboard';

/** The tabs and the roles that may use them; the server checks each request by itself. */
const TABS = [
  { id: 'dashboard', label: 'Dashboard', content: <StaffDashboard />, roles: ['support', 'catalogue', 'owner'] },
  { id: 'products', label: 'Products', content: <ProductsList />, roles: ['catalogue', 'owner'] },
  { id: 'orders', label: 'Orders', content: <OrdersList />, roles: ['support', 'owner'] },
  { id: 'customers', label: 'Customers', content: <CustomersList />, roles: ['support', 'owner'] },
  { id: 'newsletter', label: 'Newsletter', content: <NewsletterTab />, roles: ['support', 'owner'] },
  { id: 'policy', label: 'Policy', content: <PolicyTab />, roles: ['owner'] },
  { id: 'log', label: 'Log', content: <LogTab />, roles: ['owner'] },
  { id: 'releases', label: 'Releases', content: <ReleasesTab />, roles: ['owner'] },
];

const SESSION_OVER = new Refusal(401);

/** The admin for staff of real accounts. When a session expires, the page and what was typed stay. */
export function StaffPage() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const hasExpired = useAuth((auth) => auth.hasExpired);
  const roles = useAuth((auth) => auth.roles);
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  const [lastRoles, setLastRoles] = useState<readonly string[]>();

  if (isSignedIn && lastRoles !== roles) setLastRoles(roles);
  if (!isSignedIn && !lastRoles) return <Navigate to="/login" state={{ from: pathname + search }} replace />;
  if (!isSignedIn && !hasExpired) return <Navigate to="/" replace />;
  const tabs = TABS.filter((tab) => tab.roles.some((role) => lastRoles?.includes(role)));
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
        <EmptyState icon={<Store aria-hidden="true" />} heading="For staff only">
          This page is for the staff of the store. Your account is a customer’s.
        </EmptyState>
      )}
    </DialogProvider>
  );
}
