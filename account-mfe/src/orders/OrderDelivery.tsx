import { useTheme } from '@emotion/react';
import type { Order } from '@glow/shared/orders';
import { Card } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import { PostalAddress } from '../components/PostalAddress';

/** Shipping address, billing address and the card's last four digits. */
export function OrderDelivery({
  placed: { shippingAddress, billingAddress, customerEmail, paymentMethod },
}: {
  placed: Order;
}) {
  const { space } = useTheme();
  return (
    <Card css={{ display: 'grid', gap: space(6) }}>
      <Part heading="Shipping address">
        <PostalAddress {...shippingAddress} />
      </Part>
      <Part heading="Billing address">
        <PostalAddress {...billingAddress} />
      </Part>
      <Part heading="Contact">
        <p css={{ overflowWrap: 'anywhere' }}>{customerEmail}</p>
        <p>{shippingAddress.phone}</p>
      </Part>
      <Part heading="Payment">
        <p>
          <span css={{ textTransform: 'capitalize' }}>{paymentMethod.brand}</span> card •••• {paymentMethod.last4}
        </p>
      </Part>
    </Card>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const { space } = useTheme();
  return (
    <section css={{ display: 'grid', gap: space(1) }}>
      <h2 css={{ fontSize: 22 }}>{heading}</h2>
      {children}
    </section>
  );
}
