import { lazyComponent, Page, RemoteFragment, RequireSignIn, useSlotEntries } from '@glow/shared/app';
import { useAuth, type User } from '@glow/shared/auth';
import { useNavigate, useParams } from '@glow/shared/router';
import { LoadError, Skeleton, Tabs } from '@glow/shared/ui';
import { Suspense } from 'react';
import { AccountHeader } from './AccountHeader';
import { AccountContainer } from './accountLayout';
import { AccountPageSkeleton } from './AccountPageSkeleton';
import { AddressesTab } from './AddressesTab';
import { OrdersTab } from './OrdersTab';
import { ProfileTab } from './ProfileTab';

const PaymentMethodsTab = lazyComponent<{ user: User }>(
  async () => (await import(/* webpackChunkName: "account-lists" */ './PaymentMethodsTab')).PaymentMethodsTab,
  { fallback: LoadError },
);

/** The account with four tabs, each with its own URL (ACC-1), and those of other remotes. */
export function AccountPage() {
  return (
    <RequireSignIn fallback={<AccountPageSkeleton />}>
      <Account />
    </RequireSignIn>
  );
}

function Account() {
  const user = useAuth((auth) => auth.user);
  const { '*': path = '' } = useParams();
  const navigate = useNavigate();
  const others = useSlotEntries('account/account.tabs');
  if (!user) return null;
  const tabs = [
    { id: '', label: 'Profile', content: <ProfileTab user={user} /> },
    { id: 'orders', label: 'Orders', content: <OrdersTab user={user} /> },
    { id: 'addresses', label: 'Addresses', content: <AddressesTab user={user} /> },
    {
      id: 'payment-methods',
      label: 'Payment Methods',
      content: (
        <Suspense fallback={<Skeleton height="17.5rem" />}>
          <PaymentMethodsTab user={user} />
        </Suspense>
      ),
    },
    ...others.map(({ to = '', label = '', fragment }) => ({
      id: to.replace('/account/', ''),
      label,
      content: <RemoteFragment of={fragment} space="17.5rem" fallback={<LoadError />} />,
    })),
  ];
  const selected = tabs.find(({ id }) => id === path.replace(/\/$/, '')) ?? tabs[0];

  function select(id: string) {
    void navigate(id ? `/account/${id}` : '/account', { replace: true });
  }

  return (
    <Page title={selected?.id ? `${selected.label} · Your account` : 'Your account'} place="/account" isPrivate>
      <AccountContainer>
        <AccountHeader user={user} />
        <Tabs label="Account" tabs={tabs} selected={selected?.id ?? ''} onSelect={select} />
      </AccountContainer>
    </Page>
  );
}
