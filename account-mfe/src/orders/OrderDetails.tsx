import { Global, type CSSObject, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { Page, RemoteFragment } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import type { KeptOrder } from '@glow/shared/orders';
import { Breadcrumb, ButtonLink } from '@glow/shared/navigation';
import { Button, Card, Container, Row } from '@glow/shared/ui';
import { Printer } from '@glow/shared/icons';
import { OrderDelivery } from './OrderDelivery';
import { OrderHeading } from './OrderHeading';
import { OrderLines } from './OrderLines';
import { OrderNext } from './OrderNext';
import { OrderProgress } from './OrderProgress';
import { OrderSums } from './OrderSums';

interface OrderDetailsProps {
  order: KeptOrder;
  isSample?: boolean;
  isJustPlaced?: boolean;
}

/** Print styles: hides the store's header and footer, toasts and buttons. */
const printStyles = {
  '@media print': {
    // raises the specificity above those components' own styles
    'body header, body footer, [data-no-print], .notistack-SnackbarContainer': { display: 'none !important' },
    body: { background: 'none' },
  },
};

/** All details of an order. Guests see no account navigation, because it would redirect to the login page. */
export function OrderDetails({ order, isSample = false, isJustPlaced = false }: OrderDetailsProps) {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const placed = 'shippingAddress' in order ? order : undefined;
  const country = placed?.shippingAddress.country ?? 'US';
  const isUnderWay = !['delivered', 'cancelled'].includes(order.status);
  return (
    <Page title={`Order ${order.id}`} isPrivate>
      <Global styles={printStyles} />
      <OrderContainer>
        {isSignedIn && (
          <div data-no-print>
            <Breadcrumb
              crumbs={[
                { label: 'Account', to: '/account' },
                { label: 'Orders', to: '/account/orders' },
                { label: order.id },
              ]}
            />
          </div>
        )}
        <Head>
          <OrderHeading order={order} placed={placed} isSample={isSample} isJustPlaced={isJustPlaced} />
          <OrderNext status={order.status} country={country} />
        </Head>
        <OrderProgress order={order} country={country} />
        <Details>
          <Summary>
            <OrderLines items={order.items} />
            <OrderSums order={order} country={country} />
          </Summary>
          {placed ? (
            <OrderDelivery placed={placed} />
          ) : (
            <p>Name, addresses and card were removed from this device when you signed out.</p>
          )}
        </Details>
        <Row gap={3} data-no-print>
          <ButtonLink to="/">Continue Shopping</ButtonLink>
          <Button type="button" variant="secondary" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Print
          </Button>
        </Row>
      </OrderContainer>
      <div data-no-print>
        <RemoteFragment of="blog/ArticleShelf" heading={isUnderWay ? 'While you wait' : undefined} space="24rem" />
      </div>
    </Page>
  );
}

const OrderContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  paddingBlock: `${theme.space(8)} ${theme.space(20)}`,
  h2: { fontSize: theme.heading.xs },
}));

function twoColumns({ theme }: { theme: Theme }): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${theme.space(6)} ${theme.space(12)}`,
    [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(26rem, 40%)' },
  };
}

const Head = styled.div(twoColumns);

const Details = styled(Card)(twoColumns);

const Summary = styled.div(({ theme }) => ({ display: 'grid', alignContent: 'start', gap: theme.space(6) }));
