import { Global, type CSSObject, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { Page, RemoteFragment, useExtraData } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { type Country, formatPrice, type KeptOrder, type SoldLine, toCents, totalLabel } from '@glow/shared/orders';
import { Breadcrumb, ButtonLink } from '@glow/shared/navigation';
import { Button, Card, Container, Row, Stack } from '@glow/shared/ui';
import { Printer } from '@glow/shared/icons';
import { ParcelTracking } from '@glow/shared/commerce';
import { linesUrl, variantText, type Choice, type lookUpLines } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { ClaimedDelivery, OrderDelivery } from './OrderDelivery';
import { OrderHeading, type ShownOrder } from './OrderHeading';
import { OrderNext, OrderProgress } from './OrderProgress';
import { OrderLinePicture } from '../components/OrderLinePicture';

const printStyles = {
  '@media print': {
    // `body` raises the specificity above the components' own styles
    'body header, body footer, [data-no-print]': { display: 'none !important' },
    body: { background: 'none' },
  },
};

/** Guests see no account navigation, because it would redirect to the login page. */
export function OrderDetails({ order, ...origin }: ShownOrder) {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const placed = 'shippingAddress' in order ? order : undefined;
  const claimed = 'destination' in order ? order : undefined;
  const { country } = placed?.shippingAddress ?? claimed ?? { country: 'US' };
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
          <OrderHeading order={order} {...origin} />
          <OrderNext status={order.status} country={country} />
        </Head>
        <OrderProgress order={order} country={country} />
        {'tracking' in order && order.tracking && <ParcelTracking tracking={order.tracking} />}
        <Details>
          <Summary>
            <OrderLines items={order.items} />
            <OrderSums order={order} country={country} />
          </Summary>
          {placed && <OrderDelivery placed={placed} />}
          {claimed && <ClaimedDelivery destination={claimed.destination} />}
          {!placed && !claimed && <p>Name, addresses and card were removed from this device when you signed out.</p>}
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

/** The links appear when the catalogue has answered, and so do the shades and sizes of older orders. */
function OrderLines({ items }: { items: SoldLine[] }) {
  const { data } = useExtraData<typeof lookUpLines>(linesUrl(items.map(({ id }) => id)));
  const choices = new Map(Object.entries(data ?? {}));
  return (
    <>
      <h2>Items</h2>
      <Stack as="ul" gap={5} role="list" aria-label="Items in this order">
        {items.map((item) => (
          <OrderedLine key={item.id} item={item} choice={choices.get(item.id)} />
        ))}
      </Stack>
    </>
  );
}

/** Older orders have no shade or size: it comes from the current catalogue (`choice`). */
function OrderedLine({ item, choice }: { item: SoldLine; choice?: Choice | null }) {
  const { name, variant, image, quantity, price } = item;
  const sold = variant ?? (choice?.variant && variantText(choice.variant));
  return (
    <Line gap={4} as="li">
      <OrderLinePicture image={image} size={88} />
      <Description>
        <Name>{choice ? <ProductLink to={productPath(choice)}>{name}</ProductLink> : name}</Name>
        {sold && <Detail>{sold}</Detail>}
        <Detail>
          {quantity} × {formatPrice(toCents(price))}
        </Detail>
      </Description>
      <LineTotal>{formatPrice(toCents(price) * quantity)}</LineTotal>
    </Line>
  );
}

function productPath({ product, variant }: Choice): string {
  return `/product/${product.id}${variant ? `?variant=${variant.id}` : ''}`;
}

const Line = styled(Row)({ alignItems: 'center', breakInside: 'avoid' });

const Description = styled.div({ flex: '1 1 7rem', minWidth: 0 });

const Name = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold, overflowWrap: 'anywhere' }));

const ProductLink = styled(Link)({ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

const Detail = styled.p(({ theme }) => ({ fontSize: theme.text.lg, color: theme.colors.textSoft }));

const LineTotal = styled.span(({ theme }) => ({
  marginInlineStart: 'auto',
  fontWeight: theme.weight.semibold,
  fontVariantNumeric: 'lining-nums tabular-nums',
}));

/** Subtotal, shipping, tax and total (PRICE-6). */
function OrderSums({ order: { subtotal, shipping, tax, total }, country }: { order: KeptOrder; country: Country }) {
  const sums = [
    { label: 'Subtotal', amount: formatPrice(toCents(subtotal)) },
    { label: 'Shipping', amount: shipping === 0 ? 'Free' : formatPrice(toCents(shipping)) },
    { label: 'Tax', amount: formatPrice(toCents(tax)) },
    { label: totalLabel(country), amount: formatPrice(toCents(total)) },
  ];
  return (
    <Sums gap={2}>
      {sums.map(({ label, amount }) => (
        <div key={label} data-uncovered={label === totalLabel(country) || undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Sums>
  );
}

const Sums = styled(Stack.withComponent('dl'))(({ theme }) => ({
  paddingTop: theme.space(5),
  borderTop: `1px solid ${theme.colors.line}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    color: theme.colors.textSoft,
  },
  '& > div:last-child': { color: theme.colors.ink, fontWeight: theme.weight.semibold },
  'div:last-child > dd': { fontFamily: theme.fonts.display, fontSize: theme.heading.lg, lineHeight: 1.2 },
}));
