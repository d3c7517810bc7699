import styled from '@emotion/styled';
import { variantText } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Picture } from '@glow/shared/ui';
import { SecondaryText } from '../components/SecondaryText';
import { useCartLines } from '../components/useCartLines';

/** The ordered lines, read-only. */
export function OrderLines() {
  const items = useCartLines();
  return (
    <Lines role="list" aria-label="Items in this order">
      {items.map(({ id, product, variant, quantity, price }) => (
        <Line key={id}>
          {product.images[0] && <Picture name={product.images[0]} alt="" sizes="64px" />}
          <Description>
            <ProductName>{product.name}</ProductName>
            {variant && <SecondaryText>{variantText(variant)}</SecondaryText>}
            <SecondaryText>Quantity: {quantity}</SecondaryText>
          </Description>
          <Amount>{formatPrice(price * quantity)}</Amount>
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.ul(({ theme }) => ({ display: 'grid', gap: theme.space(4) }));

const Line = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: theme.space(4),
  alignItems: 'center',
  img: { borderRadius: theme.radius.small },
}));

const Description = styled.div({ lineHeight: 1.4 });

const ProductName = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold }));

const Amount = styled.p({ fontVariantNumeric: 'tabular-nums' });
