import styled from '@emotion/styled';
import { Package, Sparkles, Truck } from '@glow/shared/icons';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Link } from '@glow/shared/router';
import { labelOf } from '../../components/labelOf';
import { TAG_KINDS } from '../../data/tagKinds';
import type { ProductData } from '../../pageData';

/** What it is for, shipping and return terms, SKU and category (PROD-2, PROD-84). */
export function ProductFacts({
  product: { sku, category, subcategory, tags },
  freeShipping,
}: Pick<ProductData, 'product' | 'freeShipping'>) {
  const uses = Object.values(TAG_KINDS).flatMap((kind) => kind.filter((tag) => tags.includes(tag)));
  return (
    <Facts role="list">
      {uses.length > 0 && (
        <li>
          <Sparkles size={18} strokeWidth={1.6} />
          {uses.map((tag) => (
            <Link key={tag} to={`/collections/${category}?${new URLSearchParams({ tag })}`}>
              {labelOf(tag)}
            </Link>
          ))}
        </li>
      )}
      <li>
        <Truck size={18} strokeWidth={1.6} />
        <span>Free shipping {freeShipping}</span>
        <span>Returns within {RETURNS_PERIOD_DAYS} days</span>
      </li>
      <li>
        <Package size={18} strokeWidth={1.6} />
        <span>
          SKU <span>{sku}</span>
        </span>
        <span>
          {labelOf(category)} · {labelOf(subcategory)}
        </span>
      </li>
    </Facts>
  );
}

const Facts = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: theme.space(3),
  fontSize: theme.text.lg,
  color: theme.colors.textSoft,
  li: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4) },
  svg: { flex: 'none', alignSelf: 'center', marginRight: `-${theme.space(1)}`, color: theme.colors.accent },
}));
