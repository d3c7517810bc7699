import { useTheme } from '@emotion/react';
import { Info } from 'lucide-react';

/** Lists changes of price and stock since the last visit, if any. */
export function CartChanges({ changes }: { changes: string[] }) {
  const { colors, space, radius } = useTheme();
  if (changes.length === 0) return null;
  return (
    <section
      aria-label="Changes in your cart"
      css={{
        display: 'flex',
        gap: space(3),
        padding: space(4),
        borderRadius: radius.medium,
        background: colors.blush,
        fontSize: 15,
      }}
    >
      <Info size={20} aria-hidden="true" css={{ flex: 'none', marginTop: 2 }} />
      <ul role="list">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  );
}
