import styled from '@emotion/styled';
import type { Collection } from '@glow/shared/catalog';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container, PageHeading, Picture } from '@glow/shared/ui';

interface CollectionHeaderProps {
  collection: Collection;
  title: string;
  /** Whether the page shows a search of the whole store, which has no blurb and no picture (COL-30). */
  isSearch: boolean;
}

/** The header is low, so that the first row of products is on the first screen (COL-40). */
export function CollectionHeader({ collection: { blurb, image }, title, isSearch }: CollectionHeaderProps) {
  return (
    <Band>
      <Content>
        <div>
          {!isSearch && <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />}
          <PageHeading tabIndex={-1}>{title}</PageHeading>
          {!isSearch && <p>{blurb}</p>}
        </div>
        {!isSearch && <Picture name={image} alt="" frame={3 / 2} sizes="300px" />}
      </Content>
    </Band>
  );
}

const Band = styled.header(({ theme }) => ({
  background: `linear-gradient(${theme.colors.background}, ${theme.colors.blush})`,
}));

const Content = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: theme.space(3),
  // keeps large text inside the screen
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center', gap: theme.space(1) },
  '& > div > p': { fontSize: theme.text.md, lineHeight: 1.4, color: theme.colors.textSoft },
  // only wide screens have room for a picture beside the text
  '& > img': { display: 'none' },
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.space(12),
    paddingBlock: `${theme.space(2)} 0`,
    '& > div': { gap: theme.space(3), paddingBlock: theme.space(4) },
    '& > div > p': { fontSize: theme.text.xl },
    '& > img': {
      display: 'block',
      alignSelf: 'end',
      width: '18.75rem',
      objectPosition: '50% 65%',
      borderRadius: '999px 999px 0 0',
    },
  },
}));
