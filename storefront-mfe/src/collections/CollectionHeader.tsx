import styled from '@emotion/styled';
import type { Collection } from '@glow/shared/catalog';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container, PageHeading } from '@glow/shared/ui';
import { memo } from 'react';

/** Title and blurb of the collection, low enough that the first row of products is on the first screen (COL-40). */
export const CollectionHeader = memo(Header);

function Header({ collection: { title, blurb } }: { collection: Collection }) {
  return (
    <Band>
      <Content>
        <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
        <Title tabIndex={-1}>{title}</Title>
        <p>{blurb}</p>
      </Content>
    </Band>
  );
}

const Band = styled.header(({ theme }) => ({
  background: `linear-gradient(${theme.colors.blush}, ${theme.colors.background})`,
}));

const Content = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(1),
  paddingBlock: `${theme.space(3)} ${theme.space(2)}`,
  // keeps large text inside the screen
  overflowWrap: 'break-word',
  '& > p': { fontSize: theme.text.md, lineHeight: 1.4, color: theme.colors.textSoft },
  [theme.from.tablet]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: theme.space(8),
    paddingBlock: theme.space(4),
    '& > nav': { gridColumn: '1 / -1' },
    '& > p': { fontSize: theme.text.lg },
  },
}));

const Title = styled(PageHeading)(({ theme }) => ({ fontSize: theme.heading.lg }));

/** The heading of a search of the whole store: without a picture, so that results are on the first screen (COL-30). */
export function SearchHeader({ search }: { search: string }) {
  return (
    <SearchContent>
      <PageHeading tabIndex={-1}>{searchTitle(search)}</PageHeading>
    </SearchContent>
  );
}

/** What the page of a search is called. */
export function searchTitle(search: string): string {
  return `Results for “${search.trim()}”`;
}

const SearchContent = styled(Container)(({ theme }) => ({
  paddingBlock: `${theme.space(5)} ${theme.space(2)}`,
  overflowWrap: 'anywhere',
  h1: { fontSize: theme.heading.lg },
}));
