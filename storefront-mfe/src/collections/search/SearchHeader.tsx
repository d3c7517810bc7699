import styled from '@emotion/styled';
import { Container, PageHeading } from '@glow/shared/ui';

/** The heading of a search of the whole store: without a picture, so that results are on the first screen (COL-30). */
export function SearchHeader({ search }: { search: string }) {
  return (
    <Content>
      <PageHeading tabIndex={-1}>{searchTitle(search)}</PageHeading>
    </Content>
  );
}

/** What the page of a search is called. */
export function searchTitle(search: string): string {
  return `Results for “${search.trim()}”`;
}

const Content = styled(Container)(({ theme }) => ({
  paddingBlock: `${theme.space(5)} ${theme.space(2)}`,
  overflowWrap: 'anywhere',
  h1: { fontSize: theme.heading.lg },
}));
