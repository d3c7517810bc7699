import styled from '@emotion/styled';
import { Page, RequireSignIn, lazyComponent } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Container, Skeleton, Tabs } from '@glow/shared/ui';
import { AdminFooter, AdminHeader } from './AdminFrame';
import { useSearchParams } from '@glow/shared/router';
import { Suspense, useEffect } from 'react';
import { DashboardTab } from './DashboardTab';
import { PageLinks } from './PageLinks';

/** The store's mock dashboard; requires sign-in (ADM-1). */
export function AdminPage() {
  return (
    <Page title="Store admin" isPrivate>
      <AdminHeader />
      <AdminContainer>
        <RequireSignIn fallback={<Skeleton height={560} />}>
          <StaffOnly />
        </RequireSignIn>
      </AdminContainer>
      <AdminFooter />
    </Page>
  );
}

const STAFF = ['support', 'catalogue', 'owner'];

/** The tabs; where accounts are real, for staff alone. */
function StaffOnly() {
  const mayOpen = useAuth(({ kind, roles }) => kind === 'simulated' || roles.some((role) => STAFF.includes(role)));
  return mayOpen ? <AdminTabs /> : <p>This page is for the staff of the store. Your account is a customer’s.</p>;
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
  {
    id: 'products',
    label: 'Products',
    content: (
      <>
        <ProductsTab />
        <PageLinks />
      </>
    ),
  },
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
