import { RequireSignIn } from '@glow/shared/app';
import { sampleOrders } from '../data/sampleOrders';
import { OrderDetails } from './OrderDetails';
import { OrderOnServer } from './OrderOnServer';
import { OrderSkeleton } from './OrderSkeleton';

/** An order that this device has no receipt of: a sample, else one that the server may give. */
export function OrderWithoutReceipt({ orderId }: { orderId: string }) {
  const sample = sampleOrders.find(({ id }) => id === orderId);
  if (!sample) return <OrderOnServer orderId={orderId} />;
  return (
    <RequireSignIn fallback={<OrderSkeleton />}>
      <OrderDetails order={sample} isSample />
    </RequireSignIn>
  );
}
