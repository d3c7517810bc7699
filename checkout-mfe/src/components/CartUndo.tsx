import { lazyComponent } from '@glow/shared/app';
import { Suspense } from 'react';
import { focusAfter } from './focusAfter';
import type { CartEdits } from './useCartEdits';

const UndoLine = lazyComponent(async () => (await import('./UndoLine')).UndoLine, { fallback: () => null });

/** Offers Undo of the last edit (CART-11). Requires hydration. */
export function CartUndo({ edits }: { edits: CartEdits }) {
  return (
    <Suspense>
      <UndoLine last={edits.last} onUndo={focusAfter} onExpire={edits.forget} />
    </Suspense>
  );
}
