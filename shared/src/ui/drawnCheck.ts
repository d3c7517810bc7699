import type { Theme } from '@emotion/react';

/** A checkbox or radio button with the store's mark (FORM-23). */
export function drawnCheck({ colors, space }: Theme) {
  return {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: `${space(0.5)} 0 0`,
    // if the system forces its colours, it draws the control
    '@media (forced-colors: none)': {
      display: 'grid',
      placeItems: 'center',
      appearance: 'none',
      border: `1px solid ${colors.lineStrong}`,
      borderRadius: '4px',
      background: colors.surface,
      '&[type=radio]': { borderRadius: '50%' },
      '&[type=radio]:checked': { border: `0.375rem solid ${colors.accent}` },
      '&[type=checkbox]:is(:checked, :indeterminate)': { borderColor: colors.accent, background: colors.accent },
      '&[type=checkbox]:checked::before': {
        content: '""',
        flex: 'none',
        width: '0.375rem',
        height: '0.6875rem',
        border: `solid ${colors.onAccent}`,
        borderWidth: '0 2px 2px 0',
        transform: 'translateY(-1px) rotate(45deg)',
      },
      '&[type=checkbox]:indeterminate::before': {
        content: '""',
        width: '0.625rem',
        borderTop: `2px solid ${colors.onAccent}`,
      },
      '&:disabled': { opacity: 0.5 },
    },
  } as const;
}
