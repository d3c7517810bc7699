import styled from '@emotion/styled';
import { orderStatusLabels, type OrderStatus } from '@glow/shared/orders';

interface StatusSelectProps {
  orderId: string;
  /** The status the order has. */
  status: OrderStatus;
  onChange(status: OrderStatus): void;
}

const STATUSES = Object.keys(orderStatusLabels) as OrderStatus[];

/** Offers all five statuses for an order (specification §4). */
export function StatusSelect({ orderId, status, onChange }: StatusSelectProps) {
  return (
    <Select aria-label={`Status of ${orderId}`} defaultValue={status} onChange={(event) => onChange(event.target.value as OrderStatus)}>
      {STATUSES.map((option) => (
        <option key={option} value={option}>
          {orderStatusLabels[option]}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select(({ theme }) => ({
  minHeight: 44,
  padding: `0 ${theme.space(3)}`,
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.small,
  background: theme.colors.surface,
}));
