import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** Why submitting the form failed. Not a live region: the toast announces the failure (TOAST-5). */
export function FormFailure({ children }: { children: ReactNode }) {
  return <Failure data-uncovered>{children}</Failure>;
}

const Failure = styled.p(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.dangerSoft,
  color: theme.colors.danger,
  fontSize: theme.text.lg,
  fontWeight: theme.weight.semibold,
}));
