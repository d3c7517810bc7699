import styled from '@emotion/styled';
import { Info } from '@glow/shared/icons';
import { Notice } from './Notice';

export function CartChanges({ changes, label = 'Changes in your cart' }: { changes: string[]; label?: string }) {
  if (changes.length === 0) return null;
  return (
    <Changes aria-label={label}>
      <Info size={20} aria-hidden="true" />
      <ul role="list">
        {changes.map((change) => (
          <li key={change}>
            {change.split(/(?= is no longer available)/).map((part) => (
              <bdi key={part}>{part}</bdi>
            ))}
          </li>
        ))}
      </ul>
    </Changes>
  );
}

const Changes = styled(Notice)(({ theme }) => ({
  display: 'flex',
  '& > svg': { flex: 'none', marginTop: theme.space(0.5) },
}));
