import styled from '@emotion/styled';
import { useLocation } from '@glow/shared/router';
import { Button } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import type { Refusal } from './askStaff';

/** A box that screen readers announce: what failed and what to do. */
export const Alert = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(2),
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.dangerSoft,
  color: theme.colors.danger,
  fontSize: theme.text.lg,
  overflowWrap: 'anywhere',
  '& > p': { fontWeight: theme.weight.semibold },
}));

interface ProblemProps {
  refusal: Refusal | undefined;
  onRetry?(): void;
  children?: ReactNode;
}

/** Why a request failed, if it did. */
export function Problem({ refusal, onRetry, children }: ProblemProps) {
  if (!refusal) return null;
  return (
    <Alert role="alert">
      <p>{refusal.message}</p>
      {refusal.status === 401 && <SignInAgain />}
      {children}
      {onRetry && refusal.status !== 403 && (
        <Button type="button" variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Alert>
  );
}

/** Opens the sign-in in another tab, so that nothing typed here is lost. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <a href={`/login?from=${encodeURIComponent(pathname + search)}`} target="_blank" rel="noreferrer">
      Sign in (opens a new tab; what you typed stays here)
    </a>
  );
}
