import { lazyComponent } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { findPlacedOrder, onPlacedOrders } from '@glow/shared/orders';
import { useParams } from '@glow/shared/router';
import { LoadError } from '@glow/shared/ui';
import { Suspense, useEffect, useState } from 'react';
import { OrderSkeleton } from './OrderSkeleton';
import { OrderDetails } from './OrderDetails';

const OrderWithoutReceipt = lazyComponent(async () => (await import('./OrderWithoutReceipt')).OrderWithoutReceipt, {
  fallback: LoadError,
});

/** Opens for the account that placed the order, or a browser with its receipt; samples require sign-in (ORD-5). */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const isHydrated = useAuth((auth) => auth.isHydrated);
  const user = useAuth((auth) => auth.user);
  if (!isHydrated) return <OrderSkeleton />;
  // the key keeps what one session may see from the next
  return <KnownOrder key={`${orderId} ${user?.id}`} orderId={orderId} userId={user?.id} />;
}

/** An order placed within this time is shown with thanks (ORD-6). */
const JUST_PLACED_MS = 10 * 60 * 1000;

function KnownOrder({ orderId, userId }: { orderId: string; userId: string | undefined }) {
  const [receipt, setReceipt] = useState(() => findPlacedOrder(orderId, userId));
  const [now] = useState(() => Date.now());

  // the account's orders are renewed with its other data, a guest's receipt in this tab is not
  useEffect(
    () => onPlacedOrders(() => setReceipt((kept) => kept && findPlacedOrder(orderId, userId))),
    [orderId, userId],
  );
  useEffect(() => {
    if (findPlacedOrder(orderId))
      import('./OrderWithoutReceipt')
        .then(({ fetchOrder }) => fetchOrder(orderId, userId !== undefined))
        .then(
          (order) => order && setReceipt((kept) => ({ ...kept, ...order })),
          () => undefined,
        );
  }, [orderId, userId]);

  // the server is asked for a claimed order: a cookie of this browser may open all of it
  if (receipt && !('destination' in receipt)) {
    const isJustPlaced =
      'shippingAddress' in receipt && now - (receipt.keptAt ?? Date.parse(receipt.createdAt)) < JUST_PLACED_MS;
    return <OrderDetails order={receipt} isJustPlaced={isJustPlaced} />;
  }
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <OrderWithoutReceipt orderId={orderId} />
    </Suspense>
  );
}
