import { formatPrice, orderStatusLabels } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { formatDay, JoinedTexts } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import type { Columns } from './DataTable';

export const statusFilter = { name: 'status', label: 'Status', options: { '': 'All statuses', ...orderStatusLabels } };

export function orderColumns(
  number: (order: StaffOrderRow) => ReactNode,
  status: Pick<Columns<StaffOrderRow>[number], 'cell' | 'detail'>,
  /** On narrow screens the page of an order has its addresses. */
  hasPage = false,
): Columns<StaffOrderRow> {
  return [
    { label: 'Order', cell: number, detail: ({ createdAt }) => formatDay(createdAt) },
    {
      label: 'Customer',
      cell: ({ customerName }) => customerName,
      detail: ({ customerEmail }) => customerEmail,
      narrow: hasPage ? 'brief' : 'wide',
    },
    {
      label: 'Ship to',
      cell: ({ shipTo }) => <JoinedTexts texts={shipTo.split(',\n')} by=", " />,
      narrow: hasPage ? 'none' : 'wide',
    },
    {
      label: 'Total',
      cell: ({ total }) => formatPrice(total),
      detail: ({ pieces }) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
      isNumeric: true,
      narrow: 'beside',
    },
    { label: 'Status', ...status, narrow: 'bare' },
  ];
}
