import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { useCart, type CartItem } from '@glow/shared/cart';
import { variantText } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { Price } from '@glow/shared/commerce';
import { Button, Picture, QuantityStepper, Row, SecondaryText } from '@glow/shared/ui';
import { focusAfter } from './focusAfter';
import { LineChanges } from './LineChanges';
import { lineName, linePicture } from './lineLabel';
import type { CurrentLine } from './reconcileCart';

interface CartLineProps {
  item: CurrentLine;
  onRemove(item: CartItem): void;
  /** Moves the line to the wishlist; omitted in the drawer. */
  onSave?(item: CartItem): void;
}

/** A cart line: product, quantity, price, and buttons to remove or save it (CART-6). */
export function CartLine({ item, onRemove, onSave }: CartLineProps) {
  const { product, variant, quantity, price, left } = item;
  const updateQuantity = useCart((cart) => cart.updateQuantity);
  const closeCart = useCart((cart) => cart.closeCart);
  const announce = useAnnounce();
  const name = lineName(item);
  const picture = linePicture(item);
  const address = `/product/${product.id}${variant ? `?variant=${variant.id}` : ''}`;
  const limit = `All ${left} available are in your cart`;

  function changeQuantity(count: number) {
    updateQuantity(item.id, count);
    if (count >= left) announce(limit);
  }

  const button = (label: string, accessibleName: string, act: (line: CartItem) => void) => (
    <Button
      type="button"
      variant="quiet"
      size="small"
      aria-label={accessibleName}
      onClick={({ currentTarget }) => focusAfter(() => act(item), currentTarget)}
    >
      {label}
    </Button>
  );
  return (
    <Line tabIndex={-1}>
      <PictureLink to={address} onClick={closeCart} tabIndex={-1} aria-hidden="true">
        {picture && <Picture name={picture} alt="" sizes="132px" />}
      </PictureLink>
      <Description>
        <Detail>{product.brand}</Detail>
        <ProductName>
          <Link to={address} onClick={closeCart}>
            {product.name}
          </Link>
        </ProductName>
        {variant && <SecondaryText>{variantText(variant)}</SecondaryText>}
      </Description>
      <LinePrice>
        <Price price={price * quantity} />
        {quantity > 1 && <Detail>{formatPrice(price)} each</Detail>}
      </LinePrice>
      <Actions gap={1}>
        <LineChanges line={item} />
        {left > 0 && (
          <Quantity>
            <QuantityStepper name={name} quantity={quantity} max={left} onChange={changeQuantity} />
            {quantity === left && <StockLimit>{limit}</StockLimit>}
          </Quantity>
        )}
        <Buttons gap={4}>
          {button('Remove', `Remove ${name}`, onRemove)}
          {onSave && button('Save to Wishlist', `Save to Wishlist: ${name}`, onSave)}
        </Buttons>
      </Actions>
    </Line>
  );
}

const Line = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplate: `
    "picture text price" auto
    "picture actions actions" 1fr
    / max(88px, 18%) minmax(0, 1fr) fit-content(40%)`,
  gap: `${theme.space(3)} ${theme.space(4)}`,
  paddingBlock: theme.space(6),
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.colors.line}` },
}));

const PictureLink = styled(Link)(({ theme }) => ({
  gridArea: 'picture',
  img: { borderRadius: theme.radius.small },
}));

const Description = styled.div({ gridArea: 'text', minWidth: 0 });

const Detail = styled(SecondaryText)(({ theme }) => ({ fontSize: theme.text.sm }));

const ProductName = styled.p(({ theme }) => ({
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.xs,
  lineHeight: 1.2,
  a: { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
}));

const LinePrice = styled.div({ gridArea: 'price', justifySelf: 'end', textAlign: 'right' });

const Actions = styled(Row)(({ theme }) => ({
  gridArea: 'actions',
  alignItems: 'start',
  columnGap: theme.space(5),
  '& > section': { flexBasis: '100%' },
}));

const Quantity = styled.div(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.space(1) }));

/** May overflow to the right without shifting the layout. */
const StockLimit = styled(SecondaryText)({ width: 0, minWidth: '100%', whiteSpace: 'nowrap' });

const Buttons = styled(Row)(({ theme }) => ({ rowGap: 0, button: { fontWeight: theme.weight.medium } }));
