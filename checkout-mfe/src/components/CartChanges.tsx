import styled from '@emotion/styled';
import { Info } from '@glow/shared/icons';
import { Notice } from './Notice';

/** The end of a change, after the product's name. */
export const GONE = ' is no longer available and has been removed.';

export function CartChanges({ changes, label = 'Changes in your cart' }: { changes: string[]; label?: string }) {
  if (changes.length === 0) return null;
  return (
    <Changes aria-label={label}>
      <Info size={20} aria-hidden="true" />
      <ul role="list">
        {changes.map((change) => (
          <li key={change}>
            <bdi>{change.replace(GONE, '')}</bdi>
            {change.endsWith(GONE) && GONE}
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
