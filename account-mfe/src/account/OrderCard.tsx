import { useTheme } from '@emotion/react';
import { formatPrice } from '@glow/shared/orders';
import { Badge, ButtonLink, Card, OrderStatusBadge, VisuallyHidden } from '@glow/shared/ui';
import { orderDay } from '../components/accountOrder';
import { OrderLinePicture } from '../components/OrderLinePicture';
import type { AccountOrder } from '../data/sampleOrders';

interface OrderCardProps {
  order: AccountOrder;
  /** Source of the order. */
  tag: 'This device' | 'Sample';
}

/** As many as fit side by side on a phone. */
const MAX_PICTURES = 3;

/** An order in the list: number, day, status, pictures, total and link. */
export function OrderCard({ order: { id, date, status, total, items }, tag }: OrderCardProps) {
  const { colors, space, from } = useTheme();
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card
      as="li"
      css={{
        display: 'grid',
        gap: space(5),
        alignItems: 'center',
        [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 232px 256px' },
      }}
    >
      <div css={{ display: 'grid', gap: space(2), minWidth: 0 }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
          <h3
            css={{ marginRight: space(2), fontSize: 24, fontVariantNumeric: 'lining-nums', overflowWrap: 'anywhere' }}
          >
            {id}
          </h3>
          <OrderStatusBadge status={status} />
          <Badge>{tag}</Badge>
        </div>
        <p css={{ color: colors.textSoft }}>
          <time dateTime={date}>{orderDay(date)}</time> · {pieces === 1 ? '1 item' : `${pieces} items`} ·{' '}
          {items.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <div css={{ display: 'flex', gap: space(2) }}>
        {items.slice(0, MAX_PICTURES).map((item) => (
          <OrderLinePicture key={item.id} image={item.image} size={72} />
        ))}
      </div>
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(6) }}>
        <span css={{ fontSize: 18, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          <VisuallyHidden>Total </VisuallyHidden>
          {formatPrice(total)}
        </span>
        <ButtonLink to={`/account/orders/${id}`} variant="secondary" size="small">
          View order
          <VisuallyHidden>{id}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  );
}
