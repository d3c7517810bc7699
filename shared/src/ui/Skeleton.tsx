import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A loading placeholder of the final size. */
export const Skeleton = styled.span<{ width?: string | number; height?: string | number }>(
  ({ theme, width = '100%', height = '1em' }) => ({
    display: 'block',
    width,
    height,
    borderRadius: theme.radius.small,
    background: theme.colors.sand,
    animation: `${breathe} 1.6s ease-in-out infinite`,
  }),
);
