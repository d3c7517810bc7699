import styled from '@emotion/styled';
import { useLocation } from '@glow/shared/router';
import { Button, ErrorBox, Skeleton } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import type { Refusal } from './askStaff';
import type { useStaff } from './useStaff';

interface ProblemProps {
  refusal: Refusal | undefined;
  /** Replaces the answer's message. */
  message?: string | false;
  /** Sentences or other content. Default: the messages about fields. */
  details?: ReactNode;
  onRetry?(): void;
}

/** The sign-in opens in another tab, so that nothing typed here is lost. */
export function Problem({ refusal, message, details, onRetry }: ProblemProps) {
  const { pathname, search } = useLocation();
  if (!refusal) return null;
  const texts = details ?? refusal.details;
  return (
    <Alert role="alert">
      <p>{message || refusal.message}</p>
      {refusal.status === 401 && (
        <a href={`/login?from=${encodeURIComponent(pathname + search)}`} target="_blank" rel="noreferrer">
          Sign in (opens a new tab; what you typed stays here)
        </a>
      )}
      {Array.isArray(texts) ? <Texts texts={texts.filter((text) => text !== refusal.message)} /> : texts}
      {onRetry && ![403, 404].includes(refusal.status) && (
        <Button type="button" variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Alert>
  );
}

export function Texts({ texts }: { texts: readonly string[] }) {
  return (
    texts.length > 0 && (
      <ul>
        {texts.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    )
  );
}

/** Tells why there is no answer, or shows a placeholder until it comes; `height` is in px. */
export function NoAnswer({ of, height = 560 }: { of: ReturnType<typeof useStaff>; height?: number }) {
  if (of.refusal) return <Problem refusal={of.refusal} onRetry={of.reload} />;
  return <Skeleton height={height} role="progressbar" aria-label="Loading" />;
}

const Alert = styled(ErrorBox)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(2),
  overflowWrap: 'anywhere',
  '& > p': { fontWeight: theme.weight.semibold },
}));
