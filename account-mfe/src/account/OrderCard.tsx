import styled from '@emotion/styled';
import { formatPrice } from '@glow/shared/orders';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { ButtonLink } from '@glow/shared/navigation';
import { Badge, Card, formatDay, Row, SpreadRow, VisuallyHidden } from '@glow/shared/ui';
import { OrderLinePicture } from '../components/OrderLinePicture';
import type { AccountOrder } from '../data/sampleOrders';

export interface OrderCardProps {
  order: AccountOrder;
  /** Source of the order. */
  tag: 'This device' | 'Sample' | 'Example';
}

/** As many as fit side by side on a phone. */
const MAX_PICTURES = 3;

/** An order in the list: number, day, status, pictures, total and link. */
export function OrderCard({ order: { id, date, status, total, items }, tag }: OrderCardProps) {
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ListedOrder as="li">
      <Summary>
        <Heading gap={2}>
          <h3>{id}</h3>
          <OrderStatusBadge status={status} />
          <Badge>{tag}</Badge>
        </Heading>
        <p>
          <time dateTime={date}>{formatDay(date)}</time> · {itemCount === 1 ? '1 item' : `${itemCount} items`} ·{' '}
          {items.map(({ name }) => name).join(', ')}
        </p>
      </Summary>
      <Row gap={2}>
        {items.slice(0, MAX_PICTURES).map((item) => (
          <OrderLinePicture key={item.id} image={item.image} size={72} />
        ))}
      </Row>
      <SpreadRow gap={6}>
        <Total>
          <VisuallyHidden>Total </VisuallyHidden>
          {formatPrice(total)}
        </Total>
        <ButtonLink to={`/account/orders/${id}`} variant="secondary" size="small">
          View Order
          <VisuallyHidden>{id}</VisuallyHidden>
        </ButtonLink>
      </SpreadRow>
    </ListedOrder>
  );
}

const ListedOrder = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  alignItems: 'center',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 14.5rem 16rem' },
}));

const Summary = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(2),
  minWidth: 0,
  '& > p': { color: theme.colors.textSoft },
}));

const Heading = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  '& > h3': {
    marginRight: theme.space(2),
    fontSize: theme.heading.sm,
    overflowWrap: 'anywhere',
  },
}));

const Total = styled.span(({ theme }) => ({
  fontSize: theme.text.xl,
  fontWeight: theme.weight.semibold,
  fontVariantNumeric: 'lining-nums tabular-nums',
}));
