import styled from '@emotion/styled';
import { findChoice, variantText, type Choice } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { SectionHeading } from '@glow/shared/ui';
import { OrderLinePicture } from '../components/OrderLinePicture';
import type { AccountOrderItem } from '../data/sampleOrders';

/** The ordered lines. */
export function OrderLines({ items }: { items: AccountOrderItem[] }) {
  return (
    <>
      <SectionHeading>Items</SectionHeading>
      <Lines role="list" aria-label="Items in this order">
        {items.map((item) => (
          <OrderedLine key={item.id} item={item} />
        ))}
      </Lines>
    </>
  );
}

/** Name and price come from the order; the shade or size comes from the current catalogue. */
function OrderedLine({ item: { id, name, image, quantity, price } }: { item: AccountOrderItem }) {
  const choice = findChoice(id);
  return (
    <Line>
      <OrderLinePicture image={image} size={88} />
      <Description>
        <Name>{choice ? <ProductLink to={productPath(choice)}>{name}</ProductLink> : name}</Name>
        {choice?.variant && <Detail>{variantText(choice.variant)}</Detail>}
        <Detail>
          {quantity} × {formatPrice(price)}
        </Detail>
      </Description>
      <LineTotal>{formatPrice(price * quantity)}</LineTotal>
    </Line>
  );
}

function productPath({ product, variant }: Choice): string {
  return `/product/${product.id}${variant ? `?variant=${variant.id}` : ''}`;
}

const Lines = styled.ul(({ theme }) => ({ display: 'grid', gap: theme.space(5) }));

const Line = styled.li(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(4),
  breakInside: 'avoid',
}));

const Description = styled.div({ flex: 1, minWidth: 0 });

const Name = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold, overflowWrap: 'anywhere' }));

const ProductLink = styled(Link)({ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

const Detail = styled.p(({ theme }) => ({ fontSize: theme.text.lg, color: theme.colors.textSoft }));

const LineTotal = styled.span(({ theme }) => ({
  fontWeight: theme.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
}));
