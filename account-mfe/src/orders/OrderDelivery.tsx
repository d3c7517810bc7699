import styled from '@emotion/styled';
import type { Order } from '@glow/shared/orders';
import { Card } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import { PostalAddress } from '../components/PostalAddress';

/** Shipping address, billing address and the card's last four digits. */
export function OrderDelivery({ placed }: { placed: Order }) {
  const { shippingAddress, billingAddress, customerEmail, paymentMethod } = placed;
  return (
    <Delivery>
      <Detail heading="Shipping address">
        <PostalAddress {...shippingAddress} />
      </Detail>
      <Detail heading="Billing address">
        <PostalAddress {...billingAddress} />
      </Detail>
      <Detail heading="Contact">
        <p>{customerEmail}</p>
        <p>{shippingAddress.phone}</p>
      </Detail>
      <Detail heading="Payment">
        <p>Card ending in {paymentMethod.last4}</p>
      </Detail>
    </Delivery>
  );
}

function Detail({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

const Delivery = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  '& > section': { display: 'grid', gap: theme.space(1) },
  h2: { fontSize: theme.heading.xs },
  p: { overflowWrap: 'anywhere' },
}));
