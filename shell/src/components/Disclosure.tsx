import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export function Disclosure({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Details>
      <summary>{heading}</summary>
      {children}
    </Details>
  );
}

export function disclosureStyle(theme: Theme): CSSObject {
  return {
    borderTop: `1px solid ${theme.colors.gold}`,
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '3.25rem',
      fontFamily: theme.fonts.display,
      fontSize: theme.heading.xs,
      cursor: 'pointer',
      // a chevron that is hardly wider when it is turned
      '&::after': { content: '"›"', fontSize: theme.heading.md, lineHeight: 0.5, rotate: '90deg' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '[open] > summary::after, &[open] > summary::after': { rotate: '-90deg' },
  };
}

const Details = styled.details(({ theme }) => ({
  ...disclosureStyle(theme),
  '& + &': { marginTop: `-${theme.space(6)}` },
  p: { paddingBottom: theme.space(4), color: theme.colors.textSoft },
}));
