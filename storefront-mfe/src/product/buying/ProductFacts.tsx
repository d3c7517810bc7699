import styled from '@emotion/styled';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Link } from '@glow/shared/router';
import { labelOf } from '../../components/labelOf';
import { TAG_KINDS } from '../../data/tagKinds';
import type { ReactElement } from 'react';
import type { ProductData } from '../../pageData';

/** SKU, category, what it is for, and shipping and return terms (PROD-2, PROD-84). */
export function ProductFacts({
  product: { sku, category, subcategory, tags },
  freeShipping,
}: Pick<ProductData, 'product' | 'freeShipping'>) {
  const facts: [name: string, fact: string | ReactElement[]][] = [
    ['SKU', sku],
    ['Category', `${labelOf(category)} · ${labelOf(subcategory)}`],
    ...Object.entries(TAG_KINDS).map(([kind, offered]): [string, ReactElement[]] => [
      kind,
      tags
        .filter((tag) => offered.includes(tag))
        .map((tag) => (
          <Link key={tag} to={`/collections/${category}?${new URLSearchParams({ tag })}`}>
            {labelOf(tag)}
          </Link>
        )),
    ]),
    ['Shipping', `Free ${freeShipping ?? ''}`],
    ['Returns', `Within ${RETURNS_PERIOD_DAYS} days`],
  ];
  return (
    <Facts>
      {facts.map(
        ([name, fact]) =>
          fact.length > 0 && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
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
  // below its name if there is no room beside it
  dd: { display: 'flex', flexWrap: 'wrap', flex: '1 1 7rem', columnGap: theme.space(4) },
}));
