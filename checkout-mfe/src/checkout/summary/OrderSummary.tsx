import styled from '@emotion/styled';
import { sticky } from '@glow/shared/ui';
import { formatPrice, orderTotals, type Cents, type Country } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import { ChevronDown } from '@glow/shared/icons';
import { useState } from 'react';
import { isChanged, type CurrentLine } from '../../components/reconcileCart';
import { BottomBar } from './BottomBar';
import { OrderAmounts } from './OrderAmounts';
import { OrderLines } from './OrderLines';

interface OrderSummaryProps {
  lines: CurrentLine[];
  subtotal: Cents;
  policy: StorePolicy;
  country: Country;
}

/** Order summary beside each step: on phones it is collapsed to the total at the bottom of the screen, unless a line has changed (CHK-12). */
export function OrderSummary({ lines, subtotal, policy, country }: OrderSummaryProps) {
  const { total } = orderTotals(subtotal, policy);
  const [isOpened, setIsOpened] = useState(false);
  // stays open once the change is accepted: the focus is inside
  if (!isOpened && lines.some(isChanged)) setIsOpened(true);
  return (
    <Panel as="section">
      <h2>Order Summary</h2>
      <details open={isOpened}>
        <summary>
          <h2>Order Summary</h2>
          <ChevronDown size={18} aria-hidden="true" />
          <strong>{formatPrice(total)}</strong>
        </summary>
        <Contents>
          <OrderLines lines={lines} />
          <OrderAmounts subtotal={subtotal} country={country} policy={policy} />
        </Contents>
      </details>
    </Panel>
  );
}

const Panel = styled(BottomBar)(({ theme }) => ({
  maxHeight: '70vh',
  paddingBlock: `0 env(safe-area-inset-bottom, 0px)`,
  overflowY: 'auto',
  h2: { fontSize: theme.heading.xs },
  '& > h2': { display: 'none' },
  summary: {
    ...sticky,
    top: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space(2),
    minHeight: theme.space(14),
    background: theme.colors.surface,
    cursor: 'pointer',
    listStyle: 'none',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary strong': { marginLeft: 'auto', fontSize: theme.text.xl },
  'details:not([open]) summary svg': { transform: 'rotate(180deg)' },
  [theme.from.desktop]: {
    maxHeight: 'none',
    padding: `${theme.space(7)} ${theme.space(8)} ${theme.space(4)}`,
    border: `1px solid ${theme.colors.line}`,
    borderRadius: theme.radius.medium,
    overflow: 'visible',
    // without support for expanding it by CSS, it stays collapsible
    '@supports selector(::details-content)': {
      '& > h2': { display: 'block' },
      summary: { display: 'none' },
      'details::details-content': { display: 'block', contentVisibility: 'visible' },
    },
  },
}));

const Contents = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  paddingBlock: theme.space(4),
  '& > * + *': { paddingTop: theme.space(5), borderTop: `1px solid ${theme.colors.line}` },
}));
