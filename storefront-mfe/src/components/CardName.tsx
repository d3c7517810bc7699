import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import type { ReactNode } from 'react';

export function CardName(props: { to: string; onClick?(): void; children: ReactNode }) {
  return (
    <Heading>
      <CoveringLink {...props} />
    </Heading>
  );
}

const Heading = styled.h3(({ theme }) => ({ fontSize: theme.heading.xs, lineHeight: 1.15 }));

const CoveringLink = styled(Link)({
  textDecoration: 'none',
  // the whole card is clickable, but only the name is the link's accessible name
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1 },
});
