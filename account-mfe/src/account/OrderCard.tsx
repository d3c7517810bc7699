import styled from '@emotion/styled';
import { formatPrice, toCents, type KeptOrder } from '@glow/shared/orders';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { ButtonLink } from '@glow/shared/navigation';
import { Badge, Card, formatDay, Row, VisuallyHidden } from '@glow/shared/ui';
import { OrderLinePicture } from '../components/OrderLinePicture';

export interface OrderCardProps {
  order: KeptOrder;
  /** Source of the order. */
  tag?: 'This device' | 'Sample' | 'Example';
}

/** As many as fit side by side on a phone. */
const MAX_PICTURES = 3;

/** An order in the list: number, status, day, total, pictures of its products and link. */
export function OrderCard({ order: { id, createdAt, status, total, items }, tag }: OrderCardProps) {
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ListedOrder as="li">
      <Summary>
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

const Summary = styled.div(({ theme }) => ({
  display: 'grid',
  flex: '1 1 18rem',
  gap: theme.space(2),
  minWidth: 0,
  '& > p': { color: theme.colors.textSoft },
}));

const Heading = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  '& > h3': {
    fontSize: theme.heading.sm,
    overflowWrap: 'anywhere',
  },
}));
