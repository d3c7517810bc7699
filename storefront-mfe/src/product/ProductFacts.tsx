import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { FREE_SHIPPING_TERMS } from '@glow/shared/orders';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { labelOf } from '../components/labelOf';

/** SKU, category and shipping and return terms (PROD-2). */
export function ProductFacts({ product: { sku, category, subcategory } }: { product: Product }) {
  return (
    <Facts>
      <div>
        <dt>SKU</dt>
        <dd>{sku}</dd>
      </div>
      <div>
        <dt>Category</dt>
        <dd>
          {labelOf(category)} · {labelOf(subcategory)}
        </dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>Free {FREE_SHIPPING_TERMS}</dd>
      </div>
      <div>
        <dt>Returns</dt>
        <dd>{`Within ${RETURNS_PERIOD_DAYS} days`}</dd>
      </div>
    </Facts>
  );
}

const Facts = styled.dl(({ theme }) => ({
  fontSize: theme.text.lg,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${theme.space(1)} ${theme.space(3)}`,
    paddingBlock: theme.space(2.5),
    borderTop: `1px solid ${theme.colors.line}`,
  },
  '& > div:last-of-type': { borderBottom: `1px solid ${theme.colors.line}` },
  dt: { flex: '0 0 6rem', color: theme.colors.textSoft },
  // below its name where there is no room beside it
  dd: { flex: '1 1 7rem' },
}));
