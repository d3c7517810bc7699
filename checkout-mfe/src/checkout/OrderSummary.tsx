import styled from '@emotion/styled';
import { useCart } from '@glow/shared/cart';
import { formatPrice, orderTotals, type Country } from '@glow/shared/orders';
import { ChevronDown } from 'lucide-react';
import { OrderAmounts } from './OrderAmounts';
import { OrderLines } from './OrderLines';

/** Order summary beside each step: collapsed to the total on phones, always expanded on wide screens. */
export function OrderSummary({ country }: { country: Country }) {
  const { total } = orderTotals(useCart((cart) => cart.total));
  return (
    <Panel>
      <h2>Order Summary</h2>
      <details>
        <summary>
          <h2>Order Summary</h2>
          <ChevronDown size={18} aria-hidden="true" />
          <strong>{formatPrice(total)}</strong>
        </summary>
        <Contents>
          <OrderLines />
          <OrderAmounts country={country} />
        </Contents>
      </details>
    </Panel>
  );
}

const Panel = styled.section(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(5)}`,
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  h2: { fontSize: theme.heading.xs },
  '& > h2': { display: 'none' },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(2),
    minHeight: theme.touchTarget,
    cursor: 'pointer',
    listStyle: 'none',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary strong': { marginLeft: 'auto', fontSize: theme.text.xl },
  'details[open] summary svg': { transform: 'rotate(180deg)' },
  [theme.from.desktop]: {
    padding: `${theme.space(7)} ${theme.space(8)} ${theme.space(4)}`,
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
