import styled from '@emotion/styled';
import { orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import { drawnSelect } from '@glow/shared/ui';

interface StatusSelectProps {
  orderId: string;
  status: OrderStatus;
  onChange(status: OrderStatus): void;
}

/** The five order statuses, in lifecycle order (ORD-1). */
export const ORDER_STATUSES = Object.keys(orderStatusLabels) as OrderStatus[];

/** Select with all five order statuses (ADM-6). */
export function StatusSelect({ orderId, status, onChange }: StatusSelectProps) {
  return (
    <Select
      aria-label={`Status of ${orderId}`}
      value={status}
      onChange={(event) => onChange(event.target.value as OrderStatus)}
    >
      {ORDER_STATUSES.map((option) => (
        <option key={option} value={option}>
          {orderStatusLabels[option]}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select(({ theme }) => ({
  minHeight: theme.touchTarget,
  padding: `0 ${theme.space(3)}`,
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.small,
  background: theme.colors.surface,
  ...drawnSelect(theme),
}));
