import styled from '@emotion/styled';
import type { ToastMessage } from '@glow/shared/toast';
import { ErrorBox } from '@glow/shared/ui';

/** The failures of the last attempt, shown until the next one (NEWS-6). */
export function NewsletterFailures({ failures }: { failures: ToastMessage[] }) {
  const [first] = failures;
  if (!first) return null;
  return (
    <Failures data-uncovered>
      <p>{first.title}</p>
      <ul role="list" aria-label={first.title}>
        {failures.map(({ description }, index) => (
          <li key={index}>{description}</li>
        ))}
      </ul>
    </Failures>
  );
}

const Failures = styled(ErrorBox)(({ theme }) => ({ '& > p': { fontWeight: theme.weight.bold } }));
