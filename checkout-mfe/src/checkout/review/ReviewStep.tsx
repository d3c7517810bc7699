import styled from '@emotion/styled';
import { AddressText, lastFour } from '@glow/shared/customer';
import { toPostalAddress } from '@glow/shared/orders';
import { cleanFields } from '@glow/shared/validation';
import type { ReactNode } from 'react';
import type { CurrentLine } from '../../components/reconcileCart';
import { OrderLines } from '../summary/OrderSummary';
import type { PaymentValues } from '../payment/paymentSchema';
import type { ShippingValues } from '../address/shippingSchema';
import type { Step } from '../steps';
import { Button, Card, VisuallyHidden, Stack } from '@glow/shared/ui';

interface ReviewStepProps {
  lines: CurrentLine[];
  shipping: ShippingValues;
  payment: PaymentValues;
  /** Disables editing while the order is being submitted. */
  isLocked: boolean;
  onEdit(step: Step): void;
  /** The form that asks for the card, if the card is not known; it comes first. */
  card: ReactNode;
}

/** The whole order, with links to edit each part (CHK-11). */
export function ReviewStep({ lines, isLocked, onEdit, card, ...typed }: ReviewStepProps) {
  // cleaned as in the order that is sent
  const { shipping, payment } = cleanFields(typed);
  const paymentSection = (
    <ReviewSection heading="Payment method" onEdit={() => onEdit('payment')} isLocked={isLocked}>
      {card || (
        <>
          <p>Card ending in {lastFour(payment.cardNumber)}</p>
          <p>
            <bdi>{payment.nameOnCard}</bdi>, expires {payment.expiryDate}
          </p>
        </>
      )}
      <BillingHeading>Billing address</BillingHeading>
      {payment.billingSameAsShipping ? (
        <p>Same as shipping address</p>
      ) : (
        <AddressText {...toPostalAddress(payment.billing)} />
      )}
    </ReviewSection>
  );
  return (
    <Stack gap={5}>
      {card && paymentSection}
      <ReviewSection heading="Shipping address" onEdit={() => onEdit('shipping')} isLocked={isLocked}>
        <AddressText {...toPostalAddress(shipping)} />
        <p>{shipping.email}</p>
        <p>{shipping.phone}</p>
      </ReviewSection>
      {!card && paymentSection}
      <ReviewSection heading="Items">
        <OrderLines lines={lines} isLocked={isLocked} />
      </ReviewSection>
    </Stack>
  );
}

const BillingHeading = styled.p(({ theme }) => ({ marginTop: theme.space(3), fontWeight: theme.weight.semibold }));

interface ReviewSectionProps {
  heading: string;
  onEdit?(): void;
  isLocked?: boolean;
  children: ReactNode;
}

function ReviewSection({ heading, onEdit, isLocked, children }: ReviewSectionProps) {
  return (
    <Panel as="section">
      <HeadingRow>
        <h3>{heading}</h3>
        {onEdit && (
          <Button type="button" variant="quiet" size="small" disabled={isLocked} onClick={onEdit}>
            Edit<VisuallyHidden> {heading.toLowerCase()}</VisuallyHidden>
          </Button>
        )}
      </HeadingRow>
      <Content>{children}</Content>
    </Panel>
  );
}

const Panel = styled(Card)(({ theme }) => ({ display: 'grid', gap: theme.space(2) }));

const HeadingRow = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.touchTarget,
  h3: { fontSize: theme.heading.xs },
}));

const Content = styled.div(({ theme }) => ({ color: theme.colors.text, overflowWrap: 'anywhere' }));
