import { Navigate } from '@glow/shared/router';
import { lazyPart } from '@glow/shared/ui';
import type { ChooseVariantModalProps } from './ChooseVariantModal';

/** Dialog to choose the shade or size to add; its code is loaded when first opened. */
export const ChooseVariant = lazyPart(
  async () => (await import('./ChooseVariantModal')).ChooseVariantModal,
  ProductPageInstead,
);

/** Navigates to the product page if the dialog cannot be loaded. */
function ProductPageInstead({ product, isOpen }: ChooseVariantModalProps) {
  return isOpen && <Navigate to={`/product/${product.id}`} />;
}
