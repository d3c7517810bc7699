import styled from '@emotion/styled';
import type { Collection } from '@glow/shared/catalog';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container, PageHeading, Picture } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface CollectionHeaderProps {
  collection: Collection;
  title: string;
  /** Whether the page shows a search of the whole store, which has no blurb and no picture (COL-30). */
  isSearch: boolean;
  children?: ReactNode;
}

/** The header is low, so that the first row of products is on the first screen (COL-40). */
export function CollectionHeader({ collection: { blurb, image }, title, isSearch, children }: CollectionHeaderProps) {
  return (
    <Content as="header">
      <div>
        {!isSearch && <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />}
        <Title tabIndex={-1}>{title}</Title>
        {!isSearch && <p>{blurb}</p>}
        {children}
      </div>
      {!isSearch && <Picture name={image} alt="" sizes="124px" />}
    </Content>
  );
}

const Content = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: theme.space(2),
  // keeps large text inside the screen
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'end', gap: theme.space(1) },
  '& > div > p': { fontSize: theme.text.md, lineHeight: 1.4, color: theme.colors.textSoft },
  // only wide screens have room for a picture beside the text
  '& > img': { display: 'none' },
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.space(12),
    '& > div > p': { fontSize: theme.text.lg },
    '& > img': { display: 'block', width: '7.75rem', borderRadius: theme.radius.arch },
  },
}));

const Title = styled(PageHeading)(({ theme }) => ({ fontSize: theme.heading.lg }));
