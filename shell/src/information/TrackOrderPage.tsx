import styled from '@emotion/styled';
import { EmailField, Form, FormTextField, emailSchema, useFormField } from '@glow/shared/form';
import {
  formatPrice,
  orderStatusLabels,
  toCents,
  toOrderId,
  type TrackedOrder,
  type TrackingRequest,
  type TrackingResponse,
} from '@glow/shared/orders';
import { Button, Card, SpreadRow, formatDay, Stack } from '@glow/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { postJson } from '../components/postJson';
import { TextSection } from '../components/TextSection';
import { InformationPage } from './InformationPage';
import { object, string, type ObjectSchema } from 'yup';
import { useLocation } from '@glow/shared/router';
import { OrderStatusBadge, ParcelTracking } from '@glow/shared/commerce';

const BLANK: TrackingRequest = { orderId: '', email: '' };

const NO_ANSWER: TrackingResponse = {
  success: false,
  message: 'We could not look it up just now. Please try again later.',
  errors: [],
};

/** Order tracking by order number and email (ORD-9). */
export function TrackOrderPage() {
  const [answer, setAnswer] = useState<TrackingResponse>();

  async function find(tracking: TrackingRequest) {
    // the same message is announced again
    setAnswer(undefined);
    setAnswer(await postJson<TrackingResponse>('/api/orders/track', tracking).catch(() => NO_ANSWER));
  }

  return (
    <InformationPage
      title="Track Your Order"
      heading="Track your order"
      lead="Enter the number of your order and the email you ordered with."
      isPrivate
    >
      <Card>
        <Form label="Track your order" initialValues={BLANK} schema={trackOrderSchema} onSubmit={find}>
          <NumberField />
          <EmailField />
          <Button type="submit">Track Order</Button>
          {answer?.success === false && <Failure role="alert">{answer.message}</Failure>}
        </Form>
      </Card>
      {answer?.success && <TrackedOrderCard order={answer.order} />}
      <TextSection heading="What you will see">
        <p>
          Where the order stands, what is in it and which city it goes to. Name, street and card stay between you and
          us.
        </p>
        <p>Glow is a demo store: orders are kept, but no parcel leaves.</p>
      </TextSection>
    </InformationPage>
  );
}

/** Gets the number of `/track-order#GLW-…` (ORD-9), but not over one that was typed before the page was ready. */
function NumberField() {
  const { hash } = useLocation();
  const edit = useEffectEvent(useFormField({ name: 'orderId' }).edit);
  const input = useRef<HTMLInputElement>(null);
  const isReady = useRef(false);

  useEffect(() => {
    const isTyped = !isReady.current && input.current?.value;
    isReady.current = true;
    const id = toOrderId(new URLSearchParams(`id=${hash.slice(1)}`).get('id') ?? '');
    if (isTyped || !/^GLW-[\dA-Z]{12}$/.test(id)) return;
    edit(id);
    input.current?.form?.querySelector<HTMLElement>('[name=email]')?.focus();
  }, [hash]);

  return (
    <FormTextField
      ref={input}
      name="orderId"
      label="Order number"
      hint="It begins with GLW- and stands on your order confirmation."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

export const trackOrderSchema = object({
  orderId: string().trim().required('Order number is required'),
  email: emailSchema(),
}) satisfies ObjectSchema<TrackingRequest>;

const Failure = styled.p(({ theme }) => ({ color: theme.colors.danger, fontWeight: theme.weight.semibold }));

function TrackedOrderCard({ order }: { order: TrackedOrder }) {
  const { id, createdAt, status, statusDates = {}, tracking, items, total, destination } = order;
  const labels: Record<string, string> = orderStatusLabels;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), [id]);

  return (
    <OrderCard>
      <Heading gap={3}>
        <h2 ref={heading} tabIndex={-1}>
          Order {id}
        </h2>
        <OrderStatusBadge status={status} />
      </Heading>
      <Description>
        Placed on {formatDay(createdAt)}, for {destination}.
        {Object.entries(statusDates).map(([reached, date]) => ` ${labels[reached]} on ${formatDay(date)}.`)}
      </Description>
      {tracking && <ParcelTracking tracking={tracking} />}
      <Stack as="ul" gap={2} role="list" aria-label="Items">
        {items.map((item) => (
          <Line as="li" key={item.id}>
            <span>
              {item.quantity} × <bdi>{[item.name, item.variant].filter(Boolean).join(', ')}</bdi>
            </span>
            <span>{formatPrice(toCents(item.price) * item.quantity)}</span>
          </Line>
        ))}
      </Stack>
      <Total>
        <span>Total</span>
        <span>{formatPrice(toCents(total))}</span>
      </Total>
    </OrderCard>
  );
}

const OrderCard = styled(Card)(({ theme }) => ({ display: 'grid', gap: theme.space(4) }));

const Heading = styled(SpreadRow)(({ theme }) => ({
  h2: { fontSize: theme.heading.sm, overflowWrap: 'anywhere' },
}));

const Description = styled.p(({ theme }) => ({ color: theme.colors.textSoft, overflowWrap: 'anywhere' }));

const Line = styled.p(({ theme }) => ({ display: 'flex', justifyContent: 'space-between', gap: theme.space(4) }));

const Total = styled(Line)(({ theme }) => ({
  paddingTop: theme.space(4),
  borderTop: `1px solid ${theme.colors.line}`,
  fontWeight: theme.weight.bold,
}));
