import styled from '@emotion/styled';
import { Picture, SecondaryText, Stack, sticky, Row } from '@glow/shared/ui';
import { formatPrice, orderTotals } from '@glow/shared/orders';
import { ChevronDown } from '@glow/shared/icons';
import { useState, type ComponentProps } from 'react';
import { useCart } from '@glow/shared/cart';
import { variantText } from '@glow/shared/catalog';
import { type CurrentLine, isChanged } from '../../components/reconcileCart';
import { BottomBar } from './BottomBar';
import { OrderAmounts } from './OrderAmounts';
import { LineChanges } from '../../components/LineChanges';
import { linePicture } from '../../components/lineLabel';

type OrderSummaryProps = ComponentProps<typeof OrderAmounts> & { lines: CurrentLine[] };

/** On phones it is collapsed to the total at the bottom of the screen, unless a line has changed (CHK-12). */
export function OrderSummary({ lines, ...amounts }: OrderSummaryProps) {
  const { total } = orderTotals(amounts.subtotal, amounts.policy);
  const [isOpened, setIsOpened] = useState(false);
  // stays open after the change is accepted: the focus is inside
  if (!isOpened && lines.some(isChanged)) setIsOpened(true);
  return (
    <Panel as="section" data-bar>
      <h2>Order Summary</h2>
      <details open={isOpened}>
        <summary>
          <h2>Order Summary</h2>
          <ChevronDown size={18} aria-hidden="true" />
          <strong>{formatPrice(total)}</strong>
        </summary>
        <Contents gap={5}>
          <OrderLines lines={lines} />
          <OrderAmounts {...amounts} />
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
    // a browser that cannot expand it by CSS keeps it collapsible
    '@supports selector(::details-content)': {
      '& > h2': { display: 'block' },
      summary: { display: 'none' },
      'details::details-content': { display: 'block', contentVisibility: 'visible' },
    },
  },
}));

const Contents = styled(Stack)(({ theme }) => ({
  paddingBlock: theme.space(4),
  '& > * + *': { paddingTop: theme.space(5), borderTop: `1px solid ${theme.colors.line}` },
}));

/** The lines are read-only, except for changes since they were put into the cart. */
export function OrderLines({ lines, isLocked }: { lines: CurrentLine[]; isLocked?: boolean }) {
  const removeItem = useCart((cart) => cart.removeItem);
  return (
    <Stack as="ul" gap={4} role="list" aria-label="Items in this order">
      {lines.map((line) => (
        <Line key={line.id} as="li" gap={4} tabIndex={-1}>
          <Picture name={linePicture(line) ?? ''} alt="" sizes="64px" />
          <Description>
            <ProductName>{line.product.name}</ProductName>
            {line.variant && <SecondaryText>{variantText(line.variant)}</SecondaryText>}
            <SecondaryText>Quantity: {line.quantity}</SecondaryText>
          </Description>
          <Amount>{formatPrice(line.price * line.quantity)}</Amount>
          <LineChanges line={line} isLocked={isLocked} onRemove={() => removeItem(line.id)} />
        </Line>
      ))}
    </Stack>
  );
}

const Line = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  img: { width: 64, borderRadius: theme.radius.small },
  '& > section': { flexBasis: '100%' },
}));

const Description = styled.div({ flex: '1 1 7rem', lineHeight: 1.4 });

const ProductName = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold }));

const Amount = styled.p({ marginInlineStart: 'auto', fontVariantNumeric: 'lining-nums tabular-nums' });
