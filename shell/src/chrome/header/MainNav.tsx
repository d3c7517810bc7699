import styled from '@emotion/styled';
import { NavList } from '../mainLinks';

/** In one row: on wide screens, and on all screens without JavaScript, because the menu needs it. */
export const MainNav = styled(NavList)(({ theme }) => ({
  display: 'none',
  // a second line if the text is large
  [theme.from.desktop]: { display: 'block', ul: { flexWrap: 'wrap' } },
  [theme.withoutMenu]: {
    display: 'block',
    order: 1,
    gridColumn: '1 / -1',
    overflowX: 'auto',
    paddingInline: theme.space(2.5),
  },
  ul: { display: 'flex', columnGap: `clamp(${theme.space(3.5)}, 1.6vw, ${theme.space(7.5)})` },
  a: {
    display: 'grid',
    alignItems: 'center',
    minHeight: theme.touchTarget,
    fontSize: theme.text.lg,
    fontWeight: theme.weight.semibold,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    backgroundImage: `linear-gradient(${theme.colors.accent}, ${theme.colors.accent})`,
    backgroundPosition: `50% calc(50% + ${theme.space(3.5)})`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0 1px',
    transition: 'background-size 220ms, color 160ms',
    '&:hover': { backgroundSize: '100% 1px' },
    '&[aria-current]': { color: theme.colors.accent, backgroundSize: '100% 1px' },
  },
}));
