import styled from '@emotion/styled';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { ArrowLeft } from '@glow/shared/icons';
import { ButtonLink } from '@glow/shared/navigation';
import type { StaffOrder } from '@glow/shared/staff';
import { Row, Skeleton } from '@glow/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '../Panel';
import { formatMoment } from './formatMoment';
import { OrderDelivery, OrderHistory, OrderItems, OrderMails } from './OrderDetails';
import { OrderForm } from './OrderForm';
import { Problem } from './Problem';
import { useStaff } from './useStaff';
import { useStaffUrl } from './useStaffUrl';

/** All of an order, and the form that changes it. */
export function OrderPage({ id, onSaved }: { id: string; onSaved(): void }) {
  const { answer, refusal, reload } = useStaff<{ order: StaffOrder }>(`orders/${encodeURIComponent(id)}`);
  const [newer, setNewer] = useState<StaffOrder>();
  const { urlWith } = useStaffUrl();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = newer ?? answer?.order;

  useEffect(() => heading.current?.focus(), []);

  return (
    <Layout>
      <Head>
        <ButtonLink to={urlWith({ order: '' })} variant="quiet" size="small">
          <ArrowLeft size={16} aria-hidden="true" />
          All orders
        </ButtonLink>
        <h2 ref={heading} tabIndex={-1}>
          Order {id}
        </h2>
        {shown && (
          <Row gap={3}>
            <OrderStatusBadge status={shown.order.status} />
            <span>Placed on {formatMoment(shown.order.createdAt)}</span>
          </Row>
        )}
      </Head>
      {!shown && <Problem refusal={refusal} onRetry={refusal?.status === 404 ? undefined : reload} />}
      {!shown && !refusal && <Skeleton height={560} role="progressbar" aria-label="Loading" />}
      {shown && (
        <Columns>
          <OrderItems order={shown.order} />
          <Side>
            <Panel as="section" aria-labelledby="change-order">
              <h2 id="change-order">Change this order</h2>
              <OrderForm
                shown={shown}
                onNewer={(order) => {
                  setNewer(order);
                  onSaved();
                }}
              />
            </Panel>
            <OrderDelivery shown={shown} />
            <OrderMails mails={shown.mails} />
          </Side>
          <OrderHistory changes={shown.changes} />
        </Columns>
      )}
    </Layout>
  );
}

const Layout = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  overflowWrap: 'anywhere',
}));

const Head = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(2),
  color: theme.colors.textSoft,
  '& > a': { marginLeft: `calc(-1 * ${theme.space(2)})` },
  '& > h2': { fontSize: theme.heading.lg, color: theme.colors.ink, outline: 'none' },
  '& > div': { alignItems: 'center' },
}));

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(26rem, 40%)', gridTemplateRows: 'auto 1fr' },
}));

const Side = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  [theme.from.desktop]: { gridArea: '1 / 2 / span 2' },
}));
