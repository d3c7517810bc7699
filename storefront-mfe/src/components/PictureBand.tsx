import styled from '@emotion/styled';
import { Eyebrow, Picture, SectionHeading, Stack } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface PictureBandProps {
  /** Name for `Picture`; it is decoration, so it has no alternative text. */
  picture: string;
  eyebrow: string;
  heading: string;
  tone: BandTone;
  /** Whether the picture is on the right of a wide screen. */
  isReversed?: boolean;
  children: ReactNode;
}

/** A colour of the theme; text on `accentStrong` is light. */
export type BandTone = 'surface' | 'sand' | 'blush' | 'sage' | 'accentStrong';

export function PictureBand({ picture, eyebrow, heading, tone, isReversed = false, children }: PictureBandProps) {
  return (
    <Band tone={tone} isReversed={isReversed}>
      <Picture name={picture} alt="" frame={5 / 4} sizes="(min-width: 1024px) 50vw, 100vw" />
      <Content gap={5}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <SectionHeading>{heading}</SectionHeading>
        {children}
      </Content>
    </Band>
  );
}

const Band = /* #__PURE__ */ styled.section<{
  tone: BandTone;
  isReversed: boolean;
}>(({ theme, tone, isReversed }) => {
  const isDark = tone === 'accentStrong';
  // the text ends at the edge of the page's column
  const margin = `max(${theme.space(8)}, calc((100vw - ${theme.width.page}) / 2 + ${theme.space(8)}))`;
  return {
    display: 'grid',
    background: theme.colors[tone],
    color: isDark ? theme.colors.onAccent : theme.colors.text,
    'h2, a': { color: 'inherit' },
    'p:first-of-type': { color: isDark ? theme.colors.blush : theme.colors.accent },
    img: { height: '100%' },
    [theme.from.desktop]: {
      gridTemplateColumns: '1fr 1fr',
      img: { order: isReversed ? 1 : 0, maxHeight: '48rem' },
      '& > div': { paddingInline: isReversed ? `${margin} ${theme.space(16)}` : `${theme.space(16)} ${margin}` },
    },
  };
});

const Content = styled(Stack)(({ theme }) => ({
  alignContent: 'center',
  justifyItems: 'start',
  // large text needs space more than its margin
  padding: `${theme.space(10)} min(${theme.space(5)}, 5.2vw) ${theme.space(12)}`,
  h2: { maxWidth: '16ch', fontSize: theme.heading.xl, lineHeight: 1.05, textWrap: 'balance' },
  p: { maxWidth: '44ch' },
  'p:not(:first-of-type)': { fontSize: theme.text.xl },
  a: { paddingBlock: theme.space(2.5), fontWeight: theme.weight.semibold },
  [theme.from.tablet]: { paddingInline: theme.space(8) },
}));
