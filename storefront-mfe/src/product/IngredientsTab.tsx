import { useTheme } from '@emotion/react';
import { detailsOf, type Product } from '@glow/shared/catalog';

/** The ingredients, in the order of the package (PROD-13). */
export function IngredientsTab({ product }: { product: Product }) {
  const { ingredients } = detailsOf(product.id);
  const { colors, space, width } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(4), maxWidth: width.text }}>
      <p>{ingredients.join(', ')}.</p>
      <p css={{ fontSize: 14, color: colors.textSoft }}>
        Listed by their INCI names. Formulas change from time to time: the list on the pack is the one that counts.
      </p>
    </div>
  );
}
