import { formatPrice } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { formatDay } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import type { Columns } from './DataTable';

export function orderColumns(
  number: (order: StaffOrderRow) => ReactNode,
  status: Pick<Columns<StaffOrderRow>[number], 'cell' | 'detail'>,
): Columns<StaffOrderRow> {
  return [
    { label: 'Order', cell: number, detail: ({ createdAt }) => formatDay(createdAt) },
    {
      label: 'Customer',
      cell: ({ customerName }) => customerName,
      detail: ({ customerEmail }) => customerEmail,
      isWide: true,
    },
    { label: 'Ship to', cell: ({ shipTo }) => shipTo, isWide: true },
    {
      label: 'Total',
      cell: ({ total }) => formatPrice(total),
      detail: ({ pieces }) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
      isNumeric: true,
      isBeside: true,
    },
    { label: 'Status', ...status },
  ];
}
