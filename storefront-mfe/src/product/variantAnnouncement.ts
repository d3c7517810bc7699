import { priceOf, stockOf, stockText, type Product, type Variant } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';

/** Screen reader announcement of a chosen variant: price, stock, and the lowered quantity if fewer are left (PROD-9). */
export function variantAnnouncement(product: Product, chosen: Variant, quantity: number, left: number): string {
  const stock = stockOf(product, chosen);
  const selection = `${chosen.name} selected, ${formatPrice(priceOf(product, chosen))}, ${stockText(stock)}`;
  if (left === 0) return `${selection}, all ${stock.stockCount} in your cart`;
  return quantity > left ? `${selection}, quantity lowered to ${left}` : selection;
}
