import styled from '@emotion/styled';
import type { ToastMessage } from '@glow/shared/toast';

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

const Failures = styled.div(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.dangerSoft,
  fontSize: theme.text.lg,
  color: theme.colors.danger,
  '& > p': { fontWeight: theme.weight.bold },
}));
