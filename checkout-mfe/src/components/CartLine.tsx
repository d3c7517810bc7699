import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { useCart, type CartItem } from '@glow/shared/cart';
import { stockOf } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { Button, Picture, Price, QuantityStepper } from '@glow/shared/ui';
import { focusAfter } from './focusAfter';
import { lineName } from './lineName';
import { VariantText } from './VariantText';

interface CartLineProps {
  item: CartItem;
  onRemove(item: CartItem): void;
  /** Moves the line to the wishlist; omitted in the drawer. */
  onSave?(item: CartItem): void;
}

/** A cart line: product, quantity, price, and buttons to remove or save it (CART-6). */
export function CartLine({ item, onRemove, onSave }: CartLineProps) {
  const { product, variant, quantity, price } = item;
  const updateQuantity = useCart((cart) => cart.updateQuantity);
  const closeCart = useCart((cart) => cart.closeCart);
  const announce = useAnnounce();
  const { colors, space, fonts, radius } = useTheme();
  const { stockCount } = stockOf(product, variant);
  const name = lineName(item);
  const [picture] = product.images;
  const address = `/product/${product.id}${variant ? `?variant=${variant.id}` : ''}`;
  const limit = `All ${stockCount} available are in your cart`;

  function changeQuantity(count: number) {
    updateQuantity(item.id, count);
    if (count >= stockCount) announce(limit);
  }

  return (
    <Line>
      <Link to={address} onClick={closeCart} tabIndex={-1} aria-hidden="true" css={{ gridArea: 'picture' }}>
        {picture && (
          <Picture name={picture} alt="" sizes="(min-width: 640px) 132px, 88px" css={{ borderRadius: radius.small }} />
        )}
      </Link>
      <div css={{ gridArea: 'text', minWidth: 0 }}>
        <p css={{ fontSize: 13, color: colors.textSoft }}>{product.brand}</p>
        <p css={{ fontFamily: fonts.display, fontSize: 21, lineHeight: 1.2 }}>
          <Link
            to={address}
            onClick={closeCart}
            css={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {product.name}
          </Link>
        </p>
        {variant && <VariantText variant={variant} />}
      </div>
      <div css={{ gridArea: 'price', justifySelf: 'end', textAlign: 'right' }}>
        <Price price={price * quantity} />
        {quantity > 1 && <p css={{ fontSize: 13, color: colors.textSoft }}>{formatPrice(price)} each</p>}
      </div>
      <div
        css={{
          gridArea: 'actions',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'start',
          gap: `${space(1)} ${space(5)}`,
        }}
      >
        <div css={{ display: 'grid', justifyItems: 'start', gap: space(1) }}>
          <QuantityStepper name={name} quantity={quantity} max={stockCount} onChange={changeQuantity} />
          {/* may overflow to the right without shifting the layout */}
          {quantity >= stockCount && (
            <p css={{ width: 0, minWidth: '100%', whiteSpace: 'nowrap', fontSize: 13.5, color: colors.textSoft }}>
              {limit}
            </p>
          )}
        </div>
        <div css={{ display: 'flex', marginInline: `-${space(2)}`, button: { fontWeight: 500 } }}>
          <Button
            type="button"
            variant="quiet"
            size="small"
            aria-label={`Remove ${name}`}
            onClick={(event) => focusAfter(() => onRemove(item), event.currentTarget)}
          >
            Remove
          </Button>
          {onSave && (
            <Button
              type="button"
              variant="quiet"
              size="small"
              aria-label={`Save to Wishlist: ${name}`}
              onClick={(event) => focusAfter(() => onSave(item), event.currentTarget)}
            >
              Save to Wishlist
            </Button>
          )}
        </div>
      </div>
    </Line>
  );
}

const Line = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplate: `
    "picture text price" auto
    "picture actions actions" 1fr
    / max(88px, 18%) minmax(0, 1fr) auto`,
  gap: `${theme.space(3)} ${theme.space(4)}`,
  paddingBlock: theme.space(6),
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.colors.line}` },
}));
