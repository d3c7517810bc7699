import { useTheme } from '@emotion/react';

/** The confirmation box (NEWS-4). Not a live region, because the toast says the same (NEWS-7). */
export function NewsletterSuccess() {
  const { colors, space, radius } = useTheme();
  return (
    <div
      css={{
        display: 'grid',
        alignContent: 'center',
        gap: space(1),
        padding: space(6),
        borderRadius: radius.medium,
        background: colors.successSoft,
        color: colors.success,
      }}
    >
      <p css={{ fontWeight: 700 }}>Successfully subscribed!</p>
      <p>Check your email for confirmation.</p>
    </div>
  );
}
