import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import type { Order } from '@glow/shared/orders';
import { Breadcrumb, ButtonLink } from '@glow/shared/navigation';
import { Button, Card, Container, Row } from '@glow/shared/ui';
import { Printer } from '@glow/shared/icons';
import { totalsOf } from '../components/accountOrder';
import type { AccountOrder } from '../data/sampleOrders';
import { OrderDelivery } from './OrderDelivery';
import { OrderHeading } from './OrderHeading';
import { OrderLines } from './OrderLines';
import { OrderProgress } from './OrderProgress';
import { OrderSums } from './OrderSums';

interface OrderDetailsProps {
  order: AccountOrder;
  placed?: Order;
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
export function OrderDetails({ order, placed, isJustPlaced = false }: OrderDetailsProps) {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
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
        <OrderHeading order={order} placed={placed} isJustPlaced={isJustPlaced} />
        <OrderProgress status={order.status} />
        <Details>
          <Summary>
            <OrderLines items={order.items} />
            <OrderSums totals={totalsOf(order, placed)} country={placed?.shippingAddress.country} />
          </Summary>
          {placed && <OrderDelivery placed={placed} />}
        </Details>
        <Row gap={3} data-no-print>
          <ButtonLink to="/">Continue Shopping</ButtonLink>
          <Button type="button" variant="secondary" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Print
          </Button>
        </Row>
      </OrderContainer>
    </Page>
  );
}

const OrderContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  paddingBlock: `${theme.space(8)} ${theme.space(20)}`,
}));

const Details = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(25rem, 45%)', gap: theme.space(8) },
}));

const Summary = styled(Card)(({ theme }) => ({ display: 'grid', gap: theme.space(6) }));
