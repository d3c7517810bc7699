import { useTheme } from '@emotion/react';
import type { ToastMessage } from '@glow/shared/toast';

/** The failures of the last attempt, shown until the next one (NEWS-6). */
export function NewsletterFailures({ failures }: { failures: ToastMessage[] }) {
  const { colors, space, radius } = useTheme();
  const [first] = failures;
  if (!first) return null;
  return (
    <div
      css={{
        padding: `${space(3)} ${space(4)}`,
        borderRadius: radius.small,
        background: colors.dangerSoft,
        fontSize: 14.5,
        color: colors.danger,
      }}
    >
      <p css={{ fontWeight: 700 }}>{first.title}</p>
      <ul role="list" aria-label={first.title}>
        {failures.map(({ description }, index) => (
          <li key={index}>{description}</li>
        ))}
      </ul>
    </div>
  );
}
