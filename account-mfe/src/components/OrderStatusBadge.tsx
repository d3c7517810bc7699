import { useTheme, type Theme } from '@emotion/react';
import type { OrderStatus } from '@glow/shared/orders';
import { Badge } from '@glow/shared/ui';
import { CircleCheck, CircleX, Clock, Package, Truck, type LucideIcon } from 'lucide-react';

interface StatusLook {
  text: string;
  Icon: LucideIcon;
  ground: keyof Theme['colors'];
  ink: keyof Theme['colors'];
}

const LOOKS: Record<OrderStatus, StatusLook> = {
  pending: { text: 'Pending', Icon: Clock, ground: 'sand', ink: 'ink' },
  processing: { text: 'Processing', Icon: Package, ground: 'blush', ink: 'ink' },
  shipped: { text: 'Shipped', Icon: Truck, ground: 'sage', ink: 'ink' },
  delivered: { text: 'Delivered', Icon: CircleCheck, ground: 'successSoft', ink: 'success' },
  cancelled: { text: 'Cancelled', Icon: CircleX, ground: 'dangerSoft', ink: 'danger' },
};

/** An order's status as icon and text, never colour alone (specification §4, decisions T20). */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { colors } = useTheme();
  const { text, Icon, ground, ink } = LOOKS[status];
  return (
    <Badge css={{ background: colors[ground], color: colors[ink] }}>
      <Icon size={14} aria-hidden="true" />
      {text}
    </Badge>
  );
}
