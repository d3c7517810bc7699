import styled from '@emotion/styled';
import { Container } from '@glow/shared/ui';

/** The page's column with a heading and a list of articles. */
export const ArticlesContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
}));
