import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { priceOf, stockOf, stockText, type Product, type Variant } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Button, QuantityStepper, ShareButton } from '@glow/shared/ui';
import { useId, useState } from 'react';
import { useAddToCart } from '../components/useAddToCart';
import { useAvailability } from '../components/useAvailability';
import { VariantPicker } from '../components/VariantPicker';
import { WishlistButton } from '../components/WishlistButton';
import { ProductFacts } from './ProductFacts';

interface PurchasePanelProps {
  product: Product;
  variant: Variant | undefined;
  onChoose(variant: Variant): void;
}

/** Variant, quantity, stock and Add to Cart, which says why where it is disabled (specification §4, Product page). */
export function PurchasePanel({ product, variant, onChoose }: PurchasePanelProps) {
  const [wanted, setWanted] = useState(1);
  const { inStock, left, hint } = useAvailability(product, variant);
  const addToCart = useAddToCart();
  const announce = useAnnounce();
  const noteId = useId();
  const max = Math.max(1, left);
  const quantity = Math.min(wanted, max);

  function handleChoose(chosen: Variant) {
    onChoose(chosen);
    announce(`${chosen.name} selected, ${formatPrice(priceOf(product, chosen))}, ${stockText(stockOf(product, chosen))}`);
  }

  return (
    <Panel>
      {product.variants && <VariantPicker product={product} selected={variant} onSelect={handleChoose} />}
      <Row>
        <QuantityStepper name={product.name} quantity={quantity} max={max} onChange={setWanted} />
        <Stock data-in-stock={inStock}>{stockText(stockOf(product, variant))}</Stock>
      </Row>
      <Row>
        <Button
          type="button"
          disabled={!inStock || hint !== undefined}
          aria-describedby={hint && noteId}
          onClick={() => addToCart(product, variant, quantity)}
          css={{ flex: '1 1 200px' }}
        >
          Add to Cart
        </Button>
        <OutlinedSave product={product} />
        {hint && <p id={noteId}>{hint}</p>}
      </Row>
      <ProductFacts product={product} />
      <ShareButton look="quiet" title={product.name} />
    </Panel>
  );
}

const Panel = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(6) }));

const Row = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  '& > p[id]': { flexBasis: '100%', fontSize: 14.5, color: theme.colors.textSoft },
}));

const Stock = styled.p(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  fontSize: 14.5,
  fontWeight: 650,
  color: theme.colors.danger,
  '&::before': { content: '""', width: 8, height: 8, borderRadius: theme.radius.pill, background: 'currentColor' },
  '&[data-in-stock=true]': { color: theme.colors.success },
}));

const OutlinedSave = styled(WishlistButton)(({ theme }) => ({ width: 52, height: 52, border: `1px solid ${theme.colors.lineStrong}` }));
