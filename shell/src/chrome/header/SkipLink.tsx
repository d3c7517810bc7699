import styled from '@emotion/styled';

/** The first focusable element: skips the header. */
export function SkipLink() {
  return <Anchor href="#main">Skip to content</Anchor>;
}

const Anchor = styled.a(({ theme }) => ({
  position: 'fixed',
  zIndex: 50,
  top: theme.space(3),
  left: theme.space(3),
  padding: `${theme.space(3)} ${theme.space(5)}`,
  borderRadius: theme.radius.pill,
  background: theme.colors.accent,
  color: theme.colors.onAccent,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));
