import { lazyComponent } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { Skeleton, Tabs } from '@glow/shared/ui';
import { Suspense, useEffect } from 'react';
import { DashboardTab } from './DashboardTab';
import { PageLinks } from './PageLinks';

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
export function AdminTabs() {
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
