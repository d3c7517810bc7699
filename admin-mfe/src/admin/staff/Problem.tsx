import styled from '@emotion/styled';
import { useLocation } from '@glow/shared/router';
import { Button, Skeleton } from '@glow/shared/ui';
import type { Refusal } from './askStaff';
import type { useStaff } from './useStaff';

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
  /** What is wrong, by the labels of fields. Default: what the answer says. */
  texts?: readonly string[];
  onRetry?(): void;
}

/** Why a request failed, if it did. */
export function Problem({ refusal, texts, onRetry }: ProblemProps) {
  if (!refusal) return null;
  const { status, message, answer } = refusal;
  const details = texts ?? answer?.errors?.map((error) => error.message) ?? [];
  return (
    <Alert role="alert">
      <p>{message}</p>
      {status === 401 && <SignInAgain />}
      <Texts texts={details.filter((text) => text !== message)} />
      {onRetry && status !== 403 && status !== 404 && (
        <Button type="button" variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Alert>
  );
}

/** Sentences, if there are any. */
export function Texts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

/** What stands in the place of an answer: a placeholder of a height in px, or why there is none. */
export function NoAnswer({ of: { refusal, reload }, height = 560 }: { of: Loading; height?: number }) {
  if (refusal) return <Problem refusal={refusal} onRetry={reload} />;
  return <Skeleton height={height} role="progressbar" aria-label="Loading" />;
}

/** A question to the API. */
export type Loading = Pick<ReturnType<typeof useStaff>, 'refusal' | 'reload'>;

/** Opens the sign-in in another tab, so that nothing typed here is lost. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <a href={`/login?from=${encodeURIComponent(pathname + search)}`} target="_blank" rel="noreferrer">
      Sign in (opens a new tab; what you typed stays here)
    </a>
  );
}
