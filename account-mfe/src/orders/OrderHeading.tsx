import styled from '@emotion/styled';
import { usePolicy } from '@glow/shared/page-data';
import type { KeptOrder } from '@glow/shared/orders';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { Badge, Eyebrow, formatDay, PageHeading, Row, Stack } from '@glow/shared/ui';

export interface ShownOrder {
  order: KeptOrder;
  isSample?: boolean;
  isJustPlaced?: boolean;
}

export function OrderHeading({ order, isSample, isJustPlaced }: ShownOrder) {
  const { id, createdAt, status } = order;
  const placed = 'shippingAddress' in order ? order : undefined;
  const { sendsMail } = usePolicy();
  return (
    <Heading gap={4}>
      <Eyebrow>{isJustPlaced ? `Order ${id}` : 'Your order'}</Eyebrow>
      <PageHeading tabIndex={-1}>
        {isJustPlaced ? ['Thank you', placed?.shippingAddress.firstName].filter(Boolean).join(', ') : `Order ${id}`}
      </PageHeading>
      <Status gap={3}>
        <OrderStatusBadge status={status} />
        {isSample && <Badge>Sample</Badge>}
        <span>
          Placed on <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </span>
      </Status>
      {placed && (
        <p>
          {isJustPlaced ? 'Your order is confirmed. ' : ''}The confirmation is for{' '}
          <strong>{placed.customerEmail}</strong>.{' '}
          {!sendsMail && <Demo>Demo store: no email leaves this machine.</Demo>}
        </p>
      )}
    </Heading>
  );
}

/** The texts contain names and numbers of any length. */
const Heading = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  overflowWrap: 'anywhere',
  '& > p': { maxWidth: theme.width.text },
}));

const Status = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  color: theme.colors.textSoft,
}));

const Demo = styled.span(({ theme }) => ({ display: 'block', color: theme.colors.textSoft }));
