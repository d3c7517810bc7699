import styled from '@emotion/styled';
import { detailsOf, type Product } from '@glow/shared/catalog';
import { Check } from 'lucide-react';

/** The product's benefits (PROD-13). */
export function DetailsTab({ product }: { product: Product }) {
  const { benefits } = detailsOf(product.id);
  return (
    <Benefits role="list">
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Check size={18} strokeWidth={1.8} aria-hidden="true" />
          {benefit}
        </li>
      ))}
    </Benefits>
  );
}

const Benefits = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: theme.space(4),
  li: { display: 'flex', gap: theme.space(3) },
  svg: { flex: 'none', marginTop: 4, color: theme.colors.accent },
  [theme.from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.space(12), maxWidth: 860 },
}));
