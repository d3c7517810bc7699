import styled from '@emotion/styled';
import type { Collection } from '@glow/shared/catalog';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container, PageHeading, Picture } from '@glow/shared/ui';
import { memo } from 'react';

/** Title, blurb and picture of the collection. */
export const CollectionHeader = memo(Header);

function Header({ collection: { title, blurb, image } }: { collection: Collection }) {
  return (
    <Band>
      <Columns>
        <Content>
          <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
          <PageHeading tabIndex={-1}>{title}</PageHeading>
          <p>{blurb}</p>
        </Content>
        <Frame>
          <Picture name={image} alt="" sizes="(min-width: 640px) 360px, 34vw" isFirst />
        </Frame>
      </Columns>
    </Band>
  );
}

const Band = styled.header(({ theme }) => ({
  overflow: 'hidden',
  background: `linear-gradient(${theme.colors.blush}, ${theme.colors.background})`,
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 34vw',
  alignItems: 'end',
  gap: theme.space(5),
  [theme.from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', gap: theme.space(12) },
}));

const Content = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  alignSelf: 'center',
  // keeps large text from overlapping the picture
  overflowWrap: 'break-word',
  paddingBlock: theme.space(8),
  '& > p': { maxWidth: '44ch', color: theme.colors.textSoft },
  [theme.from.desktop]: { gap: theme.space(5), paddingBlock: theme.space(12), '& > p': { fontSize: theme.text.xl } },
}));

const Frame = styled.div(({ theme }) => ({
  overflow: 'hidden',
  marginTop: theme.space(6),
  aspectRatio: '4 / 5',
  borderRadius: '999px 999px 0 0',
  background: theme.colors.sand,
  img: { height: '100%', objectFit: 'cover', objectPosition: '50% 60%' },
  [theme.from.tablet]: { aspectRatio: '1' },
}));
