import styled from '@emotion/styled';

export const Notice = styled.section(({ theme }) => ({
  gap: theme.space(3),
  padding: theme.space(4),
  borderRadius: theme.radius.medium,
  background: theme.colors.blush,
  fontSize: theme.text.lg,
}));
