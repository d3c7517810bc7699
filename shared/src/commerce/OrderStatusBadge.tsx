import { orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import { Check, Clock, PackageOpen, Truck, X } from '@glow/shared/icons';
import { Badge } from '@glow/shared/ui';

const LOOKS = {
  pending: { Icon: Clock, tone: 'outlined' },
  processing: { Icon: PackageOpen, tone: 'neutral' },
  shipped: { Icon: Truck, tone: 'new' },
  delivered: { Icon: Check, tone: 'good' },
  cancelled: { Icon: X, tone: 'bad' },
} as const;

/** An order status as text with an icon and a colour (ORD-2). */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { Icon, tone } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon size={13} aria-hidden="true" />
      {orderStatusLabels[status]}
    </Badge>
  );
}
