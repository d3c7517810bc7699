import styled from '@emotion/styled';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Link } from '@glow/shared/router';
import { labelOf } from '../components/labelOf';
import { TAG_KINDS } from '../data/tagKinds';
import type { ProductData } from '../pageData';

/** SKU, category, what it is for, and shipping and return terms (PROD-2, PROD-84). */
export function ProductFacts({
  product: { sku, category, subcategory, tags },
  freeShipping,
}: Pick<ProductData, 'product' | 'freeShipping'>) {
  const kinds = Object.entries(TAG_KINDS).map(([kind, offered]) => ({
    kind,
    own: tags.filter((tag) => offered.includes(tag)),
  }));
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
      {kinds.map(
        ({ kind, own }) =>
          own.length > 0 && (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd>
                {own.map((tag) => (
                  <Link key={tag} to={`/collections/${category}?${new URLSearchParams({ tag })}`}>
                    {labelOf(tag)}
                  </Link>
                ))}
              </dd>
            </div>
          ),
      )}
      <div>
        <dt>Shipping</dt>
        <dd>Free {freeShipping}</dd>
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
  dd: { display: 'flex', flexWrap: 'wrap', flex: '1 1 7rem', columnGap: theme.space(4) },
}));
