import { lazyScreen } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { Skeleton, Tabs } from '@glow/shared/ui';
import { Suspense, useEffect } from 'react';
import { DashboardTab } from './DashboardTab';

const ProductsTab = lazyScreen(
  'products',
  async () => (await import(/* webpackChunkName: "products" */ './ProductsTab')).ProductsTab,
);
const OrdersTab = lazyScreen(
  'orders',
  async () => (await import(/* webpackChunkName: "orders" */ './OrdersTab')).OrdersTab,
);
const CustomersTab = lazyScreen(
  'customers',
  async () => (await import(/* webpackChunkName: "customers" */ './CustomersTab')).CustomersTab,
);

const TABS = [
  { id: 'dashboard', label: 'Dashboard', content: <DashboardTab /> },
  { id: 'products', label: 'Products', content: <ProductsTab /> },
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
