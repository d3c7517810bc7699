import styled from '@emotion/styled';
import { initialsOf } from '@glow/shared/text';

/** Decorative, because the name is beside it. */
export function InitialsAvatar({ name }: { name: string }) {
  return <Circle aria-hidden="true">{initialsOf(name)}</Circle>;
}

const Circle = styled.span(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3.25rem',
  height: '3.25rem',
  borderRadius: theme.radius.pill,
  background: theme.colors.blush,
  color: theme.colors.accent,
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.xs,
}));
