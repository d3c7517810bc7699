import styled from '@emotion/styled';
import { addressLines, type ClaimedOrder, type Order } from '@glow/shared/orders';
import type { ReactNode } from 'react';
import { PostalAddress } from '../components/PostalAddress';

export function OrderDelivery({ placed }: { placed: Order }) {
  const { shippingAddress, billingAddress, customerEmail, paymentMethod } = placed;
  const isBilledThere = addressLines(billingAddress, '').join() === addressLines(shippingAddress, '').join();
  return (
    <Cells>
      <Cell heading="Shipping address">
        <PostalAddress {...shippingAddress} />
      </Cell>
      <Cell heading="Contact">
        <p>{customerEmail}</p>
        <p>{shippingAddress.phone}</p>
      </Cell>
      <Cell heading="Payment">
        <p>Card ending in {paymentMethod.last4}</p>
        {isBilledThere ? <p>Billed to the shipping address</p> : <PostalAddress {...billingAddress} />}
      </Cell>
    </Cells>
  );
}

/** For a guest's order that belongs to the account by its email address alone (ORD-161). */
export function ClaimedDelivery({ destination }: Pick<ClaimedOrder, 'destination'>) {
  return (
    <Cells>
      <Cell heading="Shipping to">
        <p>{destination}</p>
        <p>Placed as a guest with your email, so only the browser that placed it shows full address and card.</p>
      </Cell>
    </Cells>
  );
}

function Cell({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

const Cells = styled.div(({ theme }) => ({
  '& > section': {
    display: 'grid',
    gap: theme.space(1),
    paddingBlock: theme.space(5),
    borderTop: `1px solid ${theme.colors.line}`,
    overflowWrap: 'anywhere',
  },
  [theme.from.desktop]: { '& > section:first-of-type': { paddingTop: 0, borderTop: 0 } },
}));
