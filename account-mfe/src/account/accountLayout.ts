import styled from '@emotion/styled';
import { Container } from '@glow/shared/ui';

/** The account page's column. */
export const AccountContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  paddingBlock: `${theme.space(6)} ${theme.space(20)}`,
}));

/** The header's two parts: identity and actions. */
export const HeaderGrid = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(4),
  alignItems: 'center',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(60%, 1fr) auto' },
}));

/** Avatar and name. */
export const Identity = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.pageMargin,
  minWidth: 0,
}));
