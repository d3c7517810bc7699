import styled from '@emotion/styled';
import { BRAND, lazyComponent, Page, RequireSignIn } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Badge, Container, Row, Skeleton, Tabs } from '@glow/shared/ui';
import { useSearchParams } from '@glow/shared/router';
import { Suspense, useEffect } from 'react';
import { ButtonLink } from '@glow/shared/navigation';
import { Store, User } from '@glow/shared/icons';
import { DashboardTab } from './DashboardTab';

const pending = <Skeleton height={560} />;

/** The store's dashboard, with a header and a footer of its own (ADM-9); requires sign-in (ADM-1). */
export function AdminPage() {
  const isDemo = useAuth(({ kind }) => kind === 'simulated');
  return (
    <Page title="Store admin" isPrivate>
      <Header>
        <Bar>
          <img src="/wordmark.svg" alt={BRAND} width={76} height={28} />
          <Links
            to={[
              ['/', 'View Store', Store],
              ['/account', 'Account', User],
            ]}
          />
        </Bar>
      </Header>
      <AdminMain id="main" tabIndex={-1}>
        <Heading gap={3}>
          <h1 tabIndex={-1}>Store admin</h1>
          {isDemo && <Badge>Demo data</Badge>}
        </Heading>
        <Content />
      </AdminMain>
      <Footer>
        <Bar>
          <p>© {BRAND}</p>
          <Links
            to={[
              ['/privacy', 'Privacy'],
              ['/terms', 'Terms'],
            ]}
          />
        </Bar>
      </Footer>
    </Page>
  );
}

const StaffPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "staff" */ './staff/StaffPage')).StaffPage,
);

/** The real shop for its staff if accounts are real, else the samples for any signed-in person. */
function Content() {
  const isReal = useAuth(({ kind, isHydrated }) => kind !== 'simulated' && isHydrated);
  return isReal ? (
    <Suspense fallback={pending}>
      <StaffPage />
    </Suspense>
  ) : (
    <RequireSignIn fallback={pending}>
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
// too small for a file of its own
const CustomersTab = lazyComponent(
  async () => (await import(/* webpackChunkName: "orders" */ './CustomersTab')).CustomersTab,
  { name: 'orders' },
);

const TABS = [
  { id: 'dashboard', label: 'Dashboard', content: <DashboardTab /> },
  { id: 'products', label: 'Products', content: <ProductsTab /> },
  { id: 'orders', label: 'Orders', content: <OrdersTab /> },
  { id: 'customers', label: 'Customers', content: <CustomersTab /> },
];

/** The tabs are selected by `?tab=` (ADM-1); the code of the others is preloaded after the first is shown. */
function AdminTabs() {
  const [params, setParams] = useSearchParams();

  useEffect(() => [ProductsTab, OrdersTab, CustomersTab].forEach(({ preload }) => preload()), []);

  return (
    <Suspense fallback={pending}>
      <Tabs
        label="Store admin"
        tabs={TABS}
        selected={params.get('tab') ?? 'dashboard'}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
      />
    </Suspense>
  );
}

const AdminMain = styled(Container.withComponent('main'))(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '100%',
  alignContent: 'start',
  minHeight: '80vh',
  paddingBlock: `${theme.space(4)} ${theme.space(16)}`,
}));

const Heading = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  paddingBlock: theme.space(1),
  h1: { fontSize: theme.heading.lg },
}));

function Links({ to: links }: { to: [to: string, label: string, Icon?: typeof Store][] }) {
  return (
    <Actions gap={6}>
      {links.map(([to, label, Icon]) => (
        <ButtonLink key={to} to={to} variant="quiet" size="small">
          {Icon && <Icon size={16} aria-hidden="true" />}
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}

const Header = styled.header(({ theme }) => ({
  borderBottom: `1px solid ${theme.colors.line}`,
  background: theme.colors.surface,
}));

const Footer = styled.footer(({ theme }) => ({
  borderTop: `1px solid ${theme.colors.line}`,
  color: theme.colors.textSoft,
}));

const Bar = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space(4),
  paddingBlock: theme.space(3),
}));

const Actions = styled(Row)(({ theme }) => ({
  rowGap: 0,
  svg: { display: 'none' },
  [theme.from.tablet]: { svg: { display: 'block' } },
}));
