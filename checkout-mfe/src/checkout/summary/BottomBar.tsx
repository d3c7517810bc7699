import styled from '@emotion/styled';
import { sticky } from '@glow/shared/ui';

/** A part of the aside that stays in sight at the bottom of narrow screens. */
export const BottomBar = styled.div(({ theme }) => ({
  ...sticky,
  bottom: 0,
  zIndex: 5,
  marginInline: `calc(-1 * ${theme.pageMargin})`,
  padding: `${theme.space(3)} ${theme.pageMargin} calc(${theme.space(3)} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${theme.colors.line}`,
  background: theme.colors.surface,
  [theme.from.tablet]: { marginInline: `-${theme.space(8)}`, paddingInline: theme.space(8) },
  [theme.from.desktop]: { position: 'static', marginInline: 0 },
}));
