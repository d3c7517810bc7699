import { useSearchParams } from '@glow/shared/router';
import { Tabs } from '@glow/shared/ui';
import { CustomersTab } from './CustomersTab';
import { DashboardTab } from './DashboardTab';
import { OrdersTab } from './OrdersTab';
import { ProductsTab } from './ProductsTab';

const TABS = [
  { id: 'dashboard', label: 'Dashboard', content: <DashboardTab /> },
  { id: 'products', label: 'Products', content: <ProductsTab /> },
  { id: 'orders', label: 'Orders', content: <OrdersTab /> },
  { id: 'customers', label: 'Customers', content: <CustomersTab /> },
];

/** The four parts of the dashboard; the URL's `?tab=` says which (specification §2, Admin). */
export function AdminTabs() {
  const [params, setParams] = useSearchParams();
  return <Tabs label="Store admin" tabs={TABS} selected={params.get('tab') ?? 'dashboard'} onSelect={(tab) => setParams({ tab }, { replace: true })} />;
}
