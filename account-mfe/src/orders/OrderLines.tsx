import styled from '@emotion/styled';
import { useExtraData } from '@glow/shared/app';
import { linesUrl, variantText, type Choice, type lookUpLines } from '@glow/shared/catalog';
import { formatPrice, toCents, type SoldLine } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { Row, Stack } from '@glow/shared/ui';
import { OrderLinePicture } from '../components/OrderLinePicture';

/** The ordered lines, with shades or sizes and links once the catalogue has answered. */
export function OrderLines({ items }: { items: SoldLine[] }) {
  const { data } = useExtraData<typeof lookUpLines>(linesUrl(items.map(({ id }) => id)));
  const choices = new Map(Object.entries(data ?? {}));
  return (
    <>
      <h2>Items</h2>
      <Stack as="ul" gap={5} role="list" aria-label="Items in this order">
        {items.map((item) => (
          <OrderedLine key={item.id} item={item} choice={choices.get(item.id)} />
        ))}
      </Stack>
    </>
  );
}

/** Name, price, and shade or size come from the order; the latter of older orders from the current catalogue (`choice`). */
function OrderedLine({ item, choice }: { item: SoldLine; choice?: Choice | null }) {
  const { name, variant, image, quantity, price } = item;
  const sold = variant ?? (choice?.variant && variantText(choice.variant));
  return (
    <Line gap={4} as="li">
      <OrderLinePicture image={image} size={88} />
      <Description>
        <Name>{choice ? <ProductLink to={productPath(choice)}>{name}</ProductLink> : name}</Name>
        {sold && <Detail>{sold}</Detail>}
        <Detail>
          {quantity} × {formatPrice(toCents(price))}
        </Detail>
      </Description>
      <LineTotal>{formatPrice(toCents(price) * quantity)}</LineTotal>
    </Line>
  );
}

function productPath({ product, variant }: Choice): string {
  return `/product/${product.id}${variant ? `?variant=${variant.id}` : ''}`;
}

const Line = styled(Row)({ alignItems: 'center', breakInside: 'avoid' });

const Description = styled.div({ flex: '1 1 7rem', minWidth: 0 });

const Name = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold, overflowWrap: 'anywhere' }));

const ProductLink = styled(Link)({ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

const Detail = styled.p(({ theme }) => ({ fontSize: theme.text.lg, color: theme.colors.textSoft }));

const LineTotal = styled.span(({ theme }) => ({
  marginInlineStart: 'auto',
  fontWeight: theme.weight.semibold,
  fontVariantNumeric: 'lining-nums tabular-nums',
}));
