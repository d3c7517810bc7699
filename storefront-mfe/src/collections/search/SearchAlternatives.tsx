import styled from '@emotion/styled';
import { Stack, Row } from '@glow/shared/ui';
import { useIsHydrated } from '@glow/shared/app';
import { collections } from '@glow/shared/catalog';
import { ButtonLink } from '@glow/shared/navigation';
import { Link } from '@glow/shared/router';
import { resultsUrl } from '@glow/shared/search';
import { useState } from 'react';
import { Shelf } from '../../components/ProductCards';
import { OtherResults, useOtherResults } from './OtherResults';
import type { SearchAlternatives as Alternatives } from '../../pageData';

interface SearchAlternativesProps {
  instead: Alternatives;
  search: string;
  storeSearch?: string;
}

/** Offers for a search that shows no product: a correction, sold-out products, links, bestsellers (COL-32). */
export function SearchAlternatives({ instead, search, storeSearch }: SearchAlternativesProps) {
  const { suggestions, soldOut, bestsellers } = instead;
  const { corrected, brands, products } = suggestions;
  const ways = [
    ...brands.map((brand) => [`/collections/all?${new URLSearchParams({ brand })}`, `Everything by ${brand}`] as const),
    ...collections.slice(0, 2).map(({ slug, title }) => [`/collections/${slug}`, title] as const),
  ];
  const others = storeSearch !== undefined && <OtherResults search={storeSearch} />;
  const { isLoading } = useOtherResults(storeSearch);
  // the server's page has the content below already: results that come later must not move it while it is visible
  const [isFromServer] = useState(!useIsHydrated());
  return (
    <Sections gap={12}>
      {(corrected !== undefined || products.length > 0) && (
        <Shelf
          columns={3}
          products={products}
          heading={
            <Link to={resultsUrl(corrected ?? search)}>
              {corrected === undefined ? `All results for “${search.trim()}”` : `Did you mean “${corrected}”?`}
            </Link>
          }
        />
      )}
      {soldOut.length > 0 && <Shelf columns={3} heading="Sold out for now" products={soldOut} />}
      {!isFromServer && others}
      {(isFromServer || !isLoading) && (
        <>
          <section aria-labelledby="other-ways">
            <h2 id="other-ways">Other ways to find it</h2>
            <Row as="ul" gap={3} role="list">
              {ways.map(([to, text]) => (
                <li key={to}>
                  <ButtonLink to={to} variant="secondary" size="small">
                    {text}
                  </ButtonLink>
                </li>
              ))}
            </Row>
          </section>
          {isFromServer && others}
          {bestsellers.length > 0 && <Shelf heading="Bestsellers" products={bestsellers} />}
        </>
      )}
    </Sections>
  );
}

const Sections = styled(Stack)(({ theme }) => ({
  paddingTop: theme.space(8),
  borderTop: `1px solid ${theme.colors.line}`,
  section: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(6) },
  h2: { fontSize: theme.heading.sm },
}));
