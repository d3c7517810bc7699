import styled from '@emotion/styled';
import { Info } from '@glow/shared/icons';

/** Lists changes since the last visit, if any. */
export function CartChanges({ changes, label = 'Changes in your cart' }: { changes: string[]; label?: string }) {
  if (changes.length === 0) return null;
  return (
    <Notice aria-label={label}>
      <Info size={20} aria-hidden="true" />
      <ul role="list">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  );
}

const Notice = styled.section(({ theme }) => ({
  display: 'flex',
  gap: theme.space(3),
  padding: theme.space(4),
  borderRadius: theme.radius.medium,
  background: theme.colors.blush,
  fontSize: theme.text.lg,
  '& > svg': { flex: 'none', marginTop: theme.space(0.5) },
}));
