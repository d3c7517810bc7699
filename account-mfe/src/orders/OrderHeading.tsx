import { useTheme } from '@emotion/react';
import type { Order } from '@glow/shared/orders';
import { Badge, Eyebrow, OrderStatusBadge, PageHeading } from '@glow/shared/ui';
import { orderDay } from '../components/accountOrder';
import type { AccountOrder } from '../data/sampleOrders';

interface OrderHeadingProps {
  order: AccountOrder;
  placed?: Order;
  isJustPlaced: boolean;
}

/** Order number, status and day, preceded by thanks if it was just placed. */
export function OrderHeading({ order: { id, date, status }, placed, isJustPlaced }: OrderHeadingProps) {
  const { colors, space } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      {isJustPlaced ? (
        <>
          <Eyebrow>Order {id}</Eyebrow>
          <PageHeading tabIndex={-1}>
            Thank you{placed?.shippingAddress.firstName && `, ${placed.shippingAddress.firstName}`}
          </PageHeading>
        </>
      ) : (
        <PageHeading tabIndex={-1} css={{ fontVariantNumeric: 'lining-nums', overflowWrap: 'anywhere' }}>
          Order {id}
        </PageHeading>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), color: colors.textSoft }}>
        <OrderStatusBadge status={status} />
        {!placed && <Badge>Sample</Badge>}
        <span>
          Placed on <time dateTime={date}>{orderDay(date)}</time>
        </span>
      </div>
      {placed && (
        <p css={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
          {isJustPlaced ? 'Your order is confirmed. ' : ''}The confirmation is for{' '}
          <strong>{placed.customerEmail}</strong>.
          <span css={{ display: 'block', color: colors.textSoft }}>Demo store: no e-mail leaves this machine.</span>
        </p>
      )}
    </div>
  );
}
