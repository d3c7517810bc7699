import styled from '@emotion/styled';
import { useCart } from '@glow/shared/cart';
import { variantText } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Picture, SecondaryText, Stack } from '@glow/shared/ui';
import { LineChanges } from '../../components/LineChanges';
import { linePicture } from '../../components/lineLabel';
import type { CurrentLine } from '../../components/reconcileCart';

interface OrderLinesProps {
  lines: CurrentLine[];
  /** Disables changes while the order is being submitted. */
  isLocked?: boolean;
}

/** The ordered lines, read-only but for what has changed since they were put into the cart. */
export function OrderLines({ lines, isLocked }: OrderLinesProps) {
  const removeItem = useCart((cart) => cart.removeItem);
  return (
    <Stack as="ul" gap={4} role="list" aria-label="Items in this order">
      {lines.map((line) => (
        <Line key={line.id} tabIndex={-1}>
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

const Line = styled.li(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(4),
  img: { width: 64, borderRadius: theme.radius.small },
  '& > section': { flexBasis: '100%' },
}));

const Description = styled.div({ flex: '1 1 7rem', lineHeight: 1.4 });

const ProductName = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold }));

const Amount = styled.p({ marginInlineStart: 'auto', fontVariantNumeric: 'lining-nums tabular-nums' });
