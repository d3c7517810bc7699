import type { Theme } from '@emotion/react';

/** A select with the store's arrow (FORM-23). */
export function drawnSelect({ colors, space }: Theme) {
  const stroke = (angle: string) =>
    `linear-gradient(${angle}, transparent 45%, ${colors.ink} 45% 58%, transparent 58%)`;
  return {
    // a long option does not widen the page
    minWidth: 0,
    // if the system forces its colours, it draws the control
    '@media (forced-colors: none)': {
      appearance: 'none',
      paddingRight: space(10),
      // an arrow of two strokes
      backgroundImage: `${stroke('45deg')}, ${stroke('-45deg')}`,
      backgroundPosition: 'right 1.375rem center, right 1rem center',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '0.4375rem 0.4375rem',
    },
  } as const;
}
