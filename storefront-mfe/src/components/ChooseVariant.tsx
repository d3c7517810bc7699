import { lazyComponent } from '@glow/shared/app';
import { Navigate } from '@glow/shared/router';
import type { ChooseVariantModalProps } from './ChooseVariantModal';

/** Dialog to choose the shade or size to add; its code is loaded when first opened. */
export const ChooseVariant = lazyComponent(async () => (await import('./ChooseVariantModal')).ChooseVariantModal, {
  fallback: ProductPageInstead,
});

/** Navigates to the product page if the dialog cannot be loaded. */
function ProductPageInstead({ product, isOpen }: ChooseVariantModalProps) {
  return isOpen && <Navigate to={`/product/${product.id}`} />;
}
