import styled from '@emotion/styled';
import { Page, RequireSignIn, lazyComponent } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Container, Skeleton, Tabs } from '@glow/shared/ui';
import { AdminFooter, AdminHeader } from './AdminFrame';
import { useSearchParams } from '@glow/shared/router';
import { Suspense, useEffect } from 'react';
import { DashboardTab } from './DashboardTab';

/** The store's dashboard; requires sign-in (ADM-1). */
export function AdminPage() {
  return (
    <Page title="Store admin" isPrivate>
      <AdminHeader />
      <AdminContainer>
        <Content />
      </AdminContainer>
      <AdminFooter />
    </Page>
  );
}

const StaffPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "staff" */ './staff/StaffPage')).StaffPage,
);

/** The samples for whoever is signed in; the real shop, for its staff, where accounts are real. */
function Content() {
  const isReal = useAuth(({ kind, isHydrated }) => kind !== 'simulated' && isHydrated);
  return isReal ? (
    <Suspense fallback={<Skeleton height={560} />}>
      <StaffPage />
    </Suspense>
  ) : (
    <RequireSignIn fallback={<Skeleton height={560} />}>
      <AdminTabs />
    </RequireSignIn>
  );
}

const ProductsTab = lazyComponent(
  async () => (await import(/* webpackChunkName: "products" */ './ProductsTab')).ProductsTab,
  { name: 'products' },
);
const OrdersTab = lazyComponent(async () => (await import(/* webpackChunkName: "orders" */ './OrdersTab')).OrdersTab, {
  name: 'orders',
});
const CustomersTab = lazyComponent(
  async () => (await import(/* webpackChunkName: "customers" */ './CustomersTab')).CustomersTab,
  { name: 'customers' },
);

const TABS = [
  { id: 'dashboard', label: 'Dashboard', content: <DashboardTab /> },
  { id: 'products', label: 'Products', content: <ProductsTab /> },
  { id: 'orders', label: 'Orders', content: <OrdersTab /> },
  { id: 'customers', label: 'Customers', content: <CustomersTab /> },
];

/** The four tabs of the dashboard, selected by `?tab=` (ADM-1). The code of the other three is preloaded after the first. */
function AdminTabs() {
  const [params, setParams] = useSearchParams();

  useEffect(() => [ProductsTab, OrdersTab, CustomersTab].forEach(({ preload }) => preload()), []);

  return (
    <Suspense fallback={<Skeleton height={560} />}>
      <Tabs
        label="Store admin"
        tabs={TABS}
        selected={params.get('tab') ?? 'dashboard'}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
      />
    </Suspense>
  );
}

const AdminContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '80vh',
  paddingBlock: `${theme.space(4)} ${theme.space(16)}`,
}));
