import type { Theme } from '@emotion/react';

/** Selects, checkboxes and radio buttons drawn alike, for the element around them (FORM-23). */
export function nativeControls({ colors, space }: Theme) {
  const stroke = (angle: string) =>
    `linear-gradient(${angle}, transparent 45%, ${colors.ink} 45% 58%, transparent 58%)`;
  return {
    '& select': {
      appearance: 'none',
      paddingRight: space(10),
      // an arrow of two strokes
      backgroundImage: `${stroke('45deg')}, ${stroke('-45deg')}`,
      backgroundPosition: 'right 1.375rem center, right 1rem center',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '0.4375rem 0.4375rem',
    },
    '& input:is([type=checkbox], [type=radio])': {
      display: 'grid',
      placeItems: 'center',
      appearance: 'none',
      border: `1px solid ${colors.lineStrong}`,
      borderRadius: '4px',
      background: colors.surface,
      '&[type=radio]': { borderRadius: '50%' },
      '&:checked': { border: `0.375rem solid ${colors.accent}` },
      '&[type=checkbox]:checked': { background: colors.accent },
      '&[type=checkbox]:checked::before': {
        content: '""',
        flex: 'none',
        width: '0.375rem',
        height: '0.6875rem',
        border: `solid ${colors.onAccent}`,
        borderWidth: '0 2px 2px 0',
        transform: 'translateY(-1px) rotate(45deg)',
      },
    },
    '@media (forced-colors: active)': {
      '& :is(select, input:is([type=checkbox], [type=radio]))': {
        appearance: 'auto',
        '&::before': { display: 'none' },
      },
    },
  } as const;
}
