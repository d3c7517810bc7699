import styled from '@emotion/styled';

/** Why a form was not accepted, where the shopper is looking. Silent: the toast beside it speaks (TOAST-5). */
export const FormFailure = styled.p(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.dangerSoft,
  color: theme.colors.danger,
  fontSize: 15,
  fontWeight: 600,
}));
