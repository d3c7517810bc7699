import { RequireSignIn } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { findPlacedOrder } from '@glow/shared/orders';
import { useParams } from '@glow/shared/router';
import { useState } from 'react';
import { AccountSkeleton } from '../components/AccountSkeleton';
import { toAccountOrder } from '../components/accountOrder';
import { sampleOrders } from '../data/sampleOrders';
import { OrderDetails } from './OrderDetails';
import { OrderOnServer } from './OrderOnServer';

/**
 * One order. It opens for whoever holds its receipt, in this tab or at the server, signed in or not;
 * the sample orders open for the signed-in (ORD-5).
 */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const isHydrated = useAuth((auth) => auth.isHydrated);
  return isHydrated ? <KnownOrder key={orderId} orderId={orderId} /> : <AccountSkeleton />;
}

/** How long after it was placed an order is greeted with thanks, in milliseconds. */
const JUST_NOW = 10 * 60 * 1000;

function KnownOrder({ orderId }: { orderId: string }) {
  const [receipt] = useState(() => findPlacedOrder(orderId));
  const [now] = useState(() => Date.now());
  const sample = sampleOrders.find(({ id }) => id === orderId);

  if (receipt) {
    const isJustPlaced = now - Date.parse(receipt.createdAt) < JUST_NOW;
    return <OrderDetails order={toAccountOrder(receipt)} placed={receipt} isJustPlaced={isJustPlaced} />;
  }
  if (!sample) return <OrderOnServer orderId={orderId} />;
  return (
    <RequireSignIn fallback={<AccountSkeleton />}>
      <OrderDetails order={sample} />
    </RequireSignIn>
  );
}
