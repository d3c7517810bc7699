import styled from '@emotion/styled';
import type { Order } from '@glow/shared/orders';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { Badge, Eyebrow, formatDay, PageHeading, Row } from '@glow/shared/ui';
import type { AccountOrder } from '../data/sampleOrders';

interface OrderHeadingProps {
  order: AccountOrder;
  placed?: Order;
  isJustPlaced: boolean;
}

/** Order number, status and day, preceded by thanks if it was just placed. */
export function OrderHeading({ order: { id, date, status }, placed, isJustPlaced }: OrderHeadingProps) {
  return (
    <Heading>
      {isJustPlaced ? (
        <>
          <Eyebrow>Order {id}</Eyebrow>
          <LongHeading tabIndex={-1}>
            Thank you{placed?.shippingAddress.firstName && `, ${placed.shippingAddress.firstName}`}
          </LongHeading>
        </>
      ) : (
        <LongHeading tabIndex={-1}>Order {id}</LongHeading>
      )}
      <Status gap={3}>
        <OrderStatusBadge status={status} />
        {!placed && <Badge>Sample</Badge>}
        <span>
          Placed on <time dateTime={date}>{formatDay(date)}</time>
        </span>
      </Status>
      {placed && (
        <Confirmation>
          {isJustPlaced ? 'Your order is confirmed. ' : ''}The confirmation is for{' '}
          <strong>{placed.customerEmail}</strong>.<span>Demo store: no email leaves this machine.</span>
        </Confirmation>
      )}
    </Heading>
  );
}

const Heading = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
}));

/** Has names and numbers of any length. */
const LongHeading = styled(PageHeading)({ overflowWrap: 'anywhere' });

const Status = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  color: theme.colors.textSoft,
}));

const Confirmation = styled.p(({ theme }) => ({
  maxWidth: theme.width.text,
  overflowWrap: 'anywhere',
  '& > span': { display: 'block', color: theme.colors.textSoft },
}));
