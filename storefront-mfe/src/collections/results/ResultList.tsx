import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { ProductGrid } from '../../components/ProductGrid';
import type { CollectionFilters } from '../collectionFilters';
import { ResultPage, type NewPage } from './ResultPage';
import type { ShownPages } from '../useResults';

interface ResultListProps {
  pages: ShownPages;
  view: CollectionFilters['view'];
  newPageRef: RefObject<NewPage | undefined>;
}

/** The results as a grid or a list, page after page. */
export function ResultList({ pages, view, newPageRef }: ResultListProps) {
  const numbers = Array.from({ length: pages.last - pages.first + 1 }, (_, index) => pages.first + index);
  const cards = numbers.map((page) => (
    <ResultPage key={page} pages={pages} page={page} view={view} newPageRef={newPageRef} />
  ));
  return view === 'grid' ? (
    <Grid role="list" columns={4}>
      {cards}
    </Grid>
  ) : (
    <List role="list">{cards}</List>
  );
}

// beside the filters there is room for one column less, of the same width
const Grid = styled(ProductGrid)(({ theme }) => ({
  [theme.from.desktop]: { '[data-panel=open] &': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
}));

const List = styled.ul(({ theme }) => ({
  '& > li': { paddingBlock: theme.space(6) },
  '& > li + li': { borderTop: `1px solid ${theme.colors.line}` },
}));
