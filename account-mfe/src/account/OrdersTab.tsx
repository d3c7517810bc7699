import styled from '@emotion/styled';
import { useAuth, type User } from '@glow/shared/auth';
import { ownSamples } from '@glow/shared/customer';
import { formatPrice, type KeptOrder, onPlacedOrders, placedOrders, toCents } from '@glow/shared/orders';
import { Badge, Card, formatDay, Row, SectionHeading, VisuallyHidden, Stack } from '@glow/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { ButtonLink } from '@glow/shared/navigation';
import { sampleOrders } from '../data/sampleOrders';
import { LazyExamples } from './LazyExamples';
import type { Tag } from './SavedCard';
import { OrderLinePicture } from '../components/OrderLinePicture';

/** As many as fit side by side on a phone. */
const MAX_PICTURES = 3;

/** The orders that the account has placed on this device, then the sample orders, each newest first (ACC-4, ACC-13). */
export function OrdersTab({ user }: { user: User }) {
  const [placed, setPlaced] = useState(() => placedOrders(user.id));
  const tag = useAuth((auth) => (auth.kind === 'simulated' ? 'This device' : undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => onPlacedOrders(() => setPlaced(placedOrders(user.id))), [user.id]);
  return (
    <Orders gap={6}>
      <SectionHeading ref={heading} tabIndex={-1}>
        Orders
      </SectionHeading>
      <OrderList gap={4} role="list">
        {cardsOf(placed, tag)}
        {cardsOf(ownSamples(user, sampleOrders), 'Sample')}
      </OrderList>
      <LazyExamples user={user} what="orders" isEmpty={placed.length === 0} onHide={() => heading.current?.focus()}>
        <OrderList gap={4} role="list">
          {cardsOf(sampleOrders, 'Example')}
        </OrderList>
      </LazyExamples>
    </Orders>
  );
}

function cardsOf(orders: readonly KeptOrder[], tag?: Tag) {
  return orders.map((order) => <OrderCard key={order.id} order={order} tag={tag} />);
}

const Orders = styled(Stack)({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > h2': { outline: 'none' },
});

const OrderList = styled(Stack.withComponent('ul'))({
  '&:empty': { display: 'none' },
});

function OrderCard({ order: { id, createdAt, status, total, items }, tag }: { order: KeptOrder; tag?: Tag }) {
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ListedOrder as="li">
      <Summary gap={2}>
        <Heading gap={2}>
          <h3>{id}</h3>
          <OrderStatusBadge status={status} />
          {tag && <Badge>{tag}</Badge>}
        </Heading>
        <p>
          <time dateTime={createdAt}>{formatDay(createdAt)}</time> · {itemCount === 1 ? '1 item' : `${itemCount} items`}{' '}
          · <strong>{formatPrice(toCents(total))}</strong>
        </p>
      </Summary>
      <Row gap={2}>
        {items.slice(0, MAX_PICTURES).map(({ id: line, name, image }) => (
          <OrderLinePicture key={line} image={image} alt={name} size={72} />
        ))}
      </Row>
      <ButtonLink to={`/account/orders/${id}`} variant="secondary" size="small">
        View Order
        <VisuallyHidden>{id}</VisuallyHidden>
      </ButtonLink>
    </ListedOrder>
  );
}

const ListedOrder = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(5),
}));

const Summary = styled(Stack)(({ theme }) => ({
  flex: '1 1 18rem',
  minWidth: 0,
  '& > p': { color: theme.colors.textSoft },
}));

const Heading = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  '& > h3': { fontSize: theme.heading.sm, overflowWrap: 'anywhere' },
}));
