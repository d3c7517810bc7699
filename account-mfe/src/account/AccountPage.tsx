import { lazyComponent, Page, PageHead, RemoteFragment, RequireSignIn, useSlotEntries } from '@glow/shared/app';
import { useAuth, type User } from '@glow/shared/auth';
import { useNavigate, useParams } from '@glow/shared/router';
import { LoadError, Row, Skeleton, Tabs } from '@glow/shared/ui';
import { Suspense } from 'react';
import { sampleAddresses, savedAddresses } from '@glow/shared/customer';
import styled from '@emotion/styled';
import { AccountHeader, avatarShape, AccountContainer, HeaderGrid, Identity } from './AccountHeader';
import { OrdersTab } from './OrdersTab';
import { ProfileTab } from './ProfileTab';
import { OpenedLink } from '../components/OpenedLink';
import { PostalAddress } from '../components/PostalAddress';
import { SavedList } from './SavedList';

const AddressForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "address-form" */ './AddressForm')).AddressForm,
  { fallback: LoadError },
);

const PaymentMethodsTab = lazyComponent<{ user: User }>(
  async () => (await import(/* webpackChunkName: "account-lists" */ './PaymentMethodsTab')).PaymentMethodsTab,
  { fallback: LoadError },
);

/** Four tabs, each with its own URL (ACC-1), and the tabs of other remotes. */
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
        <OpenedLink />
        <AccountHeader user={user} />
        <Tabs label="Account" tabs={tabs} selected={selected?.id ?? ''} onSelect={select} />
      </AccountContainer>
    </Page>
  );
}

/** Addresses saved on this device, followed by the samples (ACC-5). */
function AddressesTab({ user }: { user: User }) {
  return (
    <SavedList
      user={user}
      heading="Addresses"
      intro="Add an address here, or save one at checkout: it waits for your next order."
      kind="address"
      own={savedAddresses}
      samples={sampleAddresses}
      what="addresses"
      nameOf={({ address1 }) => address1}
      render={(address) => <PostalAddress {...address} />}
      EntryForm={AddressForm}
    />
  );
}

function AccountPageSkeleton() {
  return (
    <>
      <PageHead title="Your account" isPrivate />
      <AccountContainer aria-busy="true">
        <HeaderGrid gap={4}>
          <Identity>
            <AvatarSkeleton />
            <Name>
              <Skeleton width="6.875rem" height="0.875rem" />
              <Skeleton width="min(17.5rem, 90%)" height="2.5rem" />
            </Name>
          </Identity>
          <Row gap={3}>
            <ButtonSkeleton width="7.5rem" />
            <ButtonSkeleton width="7.875rem" />
          </Row>
        </HeaderGrid>
        <TabList>
          {['3.5rem', '3.75rem', '5.25rem', '8.75rem'].map((width) => (
            <Skeleton key={width} width={width} height="1rem" />
          ))}
        </TabList>
        <CardSkeleton height="17.5rem" />
      </AccountContainer>
    </>
  );
}

const AvatarSkeleton = styled(Skeleton)(avatarShape);

const Name = styled.div(({ theme }) => ({ display: 'grid', flex: 1, gap: theme.space(3) }));

const ButtonSkeleton = styled(Skeleton)(({ theme }) => ({
  height: theme.touchTarget,
  borderRadius: theme.radius.pill,
}));

const TabList = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(6),
  height: 'calc(3rem + 1px)',
  overflow: 'hidden',
  borderBottom: `1px solid ${theme.colors.line}`,
  '& > *': { flex: 'none' },
}));

const CardSkeleton = styled(Skeleton)(({ theme }) => ({ borderRadius: theme.radius.medium }));
