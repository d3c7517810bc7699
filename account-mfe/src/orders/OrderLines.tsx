import { useTheme } from '@emotion/react';
import { findChoice, variantText, type Choice } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { SectionHeading } from '@glow/shared/ui';
import { OrderLinePicture } from '../components/OrderLinePicture';
import type { AccountOrderItem } from '../data/sampleOrders';

/** The ordered lines. */
export function OrderLines({ items }: { items: AccountOrderItem[] }) {
  const { space } = useTheme();
  return (
    <>
      <SectionHeading>Items</SectionHeading>
      <ul role="list" aria-label="Items in this order" css={{ display: 'grid', gap: space(5) }}>
        {items.map((item) => (
          <OrderedLine key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}

/** Name and price come from the order; the shade or size comes from the current catalogue. */
function OrderedLine({ item: { id, name, image, quantity, price } }: { item: AccountOrderItem }) {
  const { colors, space } = useTheme();
  const choice = findChoice(id);
  const soft = { fontSize: 14.5, color: colors.textSoft };
  return (
    <li css={{ display: 'flex', alignItems: 'center', gap: space(4), breakInside: 'avoid' }}>
      <OrderLinePicture image={image} size={88} />
      <div css={{ flex: 1, minWidth: 0 }}>
        <p css={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {choice ? <ProductLink choice={choice}>{name}</ProductLink> : name}
        </p>
        {choice?.variant && <p css={soft}>{variantText(choice.variant)}</p>}
        <p css={soft}>
          {quantity} × {formatPrice(price)}
        </p>
      </div>
      <span css={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{formatPrice(price * quantity)}</span>
    </li>
  );
}

function ProductLink({ choice: { product, variant }, children }: { choice: Choice; children: string }) {
  return (
    <Link
      to={`/product/${product.id}${variant ? `?variant=${variant.id}` : ''}`}
      css={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {children}
    </Link>
  );
}
