import { useTheme } from '@emotion/react';
import { Button } from '@glow/shared/ui';
import { focusAfter } from './focusAfter';
import type { UndoableEdit } from './useCartEdits';

/** Says what was just done to the cart and offers the way back; always there, so that its words are heard. */
export function UndoLine({ last }: { last: UndoableEdit | undefined }) {
  const { colors, space, radius } = useTheme();
  return (
    <div
      role="status"
      css={
        last && {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(3),
          padding: `${space(1)} ${space(3)} ${space(1)} ${space(5)}`,
          borderRadius: radius.medium,
          background: colors.sage,
          fontSize: 15,
          lineHeight: 1.4,
        }
      }
    >
      {last && (
        <>
          <p>{last.message}</p>
          <Button type="button" look="quiet" size="small" onClick={(event) => focusAfter(last.undo, event.currentTarget)}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
