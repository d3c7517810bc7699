import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';

/** A link whose click area is its nearest positioned ancestor: the whole card. */
export const CoveringLink = styled(Link)(({ theme }) => ({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:hover': { color: theme.colors.accent },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 3 },
}));
