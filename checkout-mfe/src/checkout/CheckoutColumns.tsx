import { useTheme } from '@emotion/react';
import type { ReactNode } from 'react';

interface CheckoutColumnsProps {
  /** Sticky column beside the step on wide screens. */
  aside: ReactNode;
  /** Whether the aside comes after the step on a phone; otherwise before it. */
  isAsideLast?: boolean;
  children: ReactNode;
}

/** Layout of a step and its aside. */
export function CheckoutColumns({ aside, isAsideLast = false, children }: CheckoutColumnsProps) {
  const { space, from } = useTheme();
  const side = (
    <div css={{ minWidth: 0, [from.desktop]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: 112 } }}>
      {aside}
    </div>
  );
  return (
    <div
      css={{
        display: 'grid',
        gap: space(8),
        alignItems: 'start',
        [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: space(16) },
      }}
    >
      {!isAsideLast && side}
      <div css={{ minWidth: 0, [from.desktop]: { gridColumn: 1, gridRow: 1 } }}>{children}</div>
      {isAsideLast && side}
    </div>
  );
}
