import { Navigate } from '@glow/shared/router';
import { lazyPart } from '@glow/shared/ui';
import type { ChooseVariantModalProps } from './ChooseVariantModal';

/** Asks which shade or size goes into the cart. Its code is loaded with the first question. */
export const ChooseVariant = lazyPart(async () => (await import('./ChooseVariantModal')).ChooseVariantModal, ProductPageInstead);

/** Where the dialog cannot be loaded, the product's own page asks. */
function ProductPageInstead({ product, isOpen }: ChooseVariantModalProps) {
  return isOpen && <Navigate to={`/product/${product.id}`} />;
}
