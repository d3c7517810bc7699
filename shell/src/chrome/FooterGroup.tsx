import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A heading with its content: on a phone a disclosure, closed at first; open on wider screens (NAV-51). Needs no JavaScript. */
export function FooterGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Group>
      <h2>{heading}</h2>
      <details>
        <summary>{heading}</summary>
        {children}
      </details>
    </Group>
  );
}

const Group = styled.div(({ theme }) => ({
  borderTop: `1px solid ${theme.colors.gold}`,
  h2: { display: 'none', marginBottom: theme.space(2), fontSize: theme.heading.xs },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.xs,
    cursor: 'pointer',
    '&::after': { content: '"+"' },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '[open] > summary::after': { content: '"–"' },
  // older browsers keep the disclosure on wide screens too
  '@supports selector(::details-content)': {
    [theme.from.tablet]: {
      border: 0,
      h2: { display: 'block' },
      summary: { display: 'none' },
      'details::details-content': { contentVisibility: 'visible' },
    },
  },
}));
