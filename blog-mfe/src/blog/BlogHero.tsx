import styled from '@emotion/styled';
import { Container, Eyebrow, PageHeading, Picture, Stack } from '@glow/shared/ui';
import type { ReactNode } from 'react';

/** `width` is that of the picture before it is cut, on wide screens. */
const ARCHES = [
  { name: 'products/skn-001-3', height: '72%', width: '330px' },
  { name: 'products/mkp-003-3', height: '100%', width: '400px' },
  { name: 'products/skn-002-3', height: '56%', width: '220px' },
];

/** `children` is the search box (BLOG-4). Below desktop width a search hides the pictures, to make room for results. */
export function BlogHero({ isSearching, children }: { isSearching: boolean; children: ReactNode }) {
  return (
    <Header>
      <HeroGrid>
        <Introduction gap={5}>
          <Eyebrow>Blog</Eyebrow>
          <PageHeading tabIndex={-1}>The Glow Blog</PageHeading>
          <Lead>Routines, tutorials and plain-spoken reviews: notes on skin and color, at an unhurried pace.</Lead>
          {children}
        </Introduction>
        <Arches aria-hidden="true" isSearching={isSearching}>
          {ARCHES.map(({ name, height, width }) => (
            <Arch key={name} style={{ height }}>
              <Picture name={name} alt="" sizes={`(min-width: 1024px) ${width}, 33vw`} isFirst />
            </Arch>
          ))}
        </Arches>
      </HeroGrid>
    </Header>
  );
}

const Header = styled.header(({ theme }) => ({
  background: `linear-gradient(${theme.colors.background}, ${theme.colors.blush})`,
}));

const HeroGrid = styled(Container)(({ theme }) => ({
  display: 'grid',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: theme.space(16) },
}));

const Introduction = styled(Stack)(({ theme }) => ({
  justifyItems: 'start',
  paddingBlock: theme.space(8),
  [theme.from.desktop]: { paddingBlock: theme.space(24) },
}));

const Lead = styled.p(({ theme }) => ({ maxWidth: '44ch', fontSize: theme.text.xl }));

const Arches = styled.div<{ isSearching: boolean }>(({ theme, isSearching }) => ({
  display: isSearching ? 'none' : 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  alignItems: 'end',
  gap: theme.space(4),
  height: 128,
  [theme.from.tablet]: { height: 240 },
  [theme.from.desktop]: { display: 'grid', gap: theme.space(6), height: 'auto', paddingTop: theme.space(16) },
}));

const Arch = styled.div({
  overflow: 'hidden',
  borderRadius: '999px 999px 0 0',
  img: { height: '100%' },
});
