import styled from '@emotion/styled';

/** For what has failed, with an explanation. */
export const ErrorBox = /* #__PURE__ */ styled.div(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.dangerSoft,
  color: theme.colors.danger,
  fontSize: theme.text.lg,
}));
