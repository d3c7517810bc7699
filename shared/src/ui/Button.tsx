import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';

export interface ButtonStyleProps {
  /** `primary` once per view, `secondary` beside it, `quiet` for minor actions. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'small';
  fullWidth?: boolean;
}

/** Also for a link that looks like a button. */
export function buttonStyle({
  theme,
  variant = 'primary',
  size = 'medium',
  fullWidth,
}: ButtonStyleProps & { theme: Theme }): CSSObject[] {
  const { colors, space, radius, text, weight, touchTarget } = theme;
  const variants = {
    primary: {
      background: colors.accent,
      borderColor: colors.accent,
      color: colors.onAccent,
      '&:hover:not(:disabled)': { background: colors.accentStrong, borderColor: colors.accentStrong },
    },
    secondary: {
      background: 'transparent',
      borderColor: colors.ink,
      color: colors.ink,
      '&:hover:not(:disabled)': { background: colors.accent, borderColor: colors.accent, color: colors.onAccent },
    },
    quiet: {
      background: 'transparent',
      border: 0,
      color: colors.ink,
      textDecoration: 'underline',
      // its text is aligned with the column
      paddingInline: 0,
      '&:hover:not(:disabled)': { color: colors.accent },
      '&:disabled': { background: 'transparent', color: colors.textSoft },
    },
  };
  return [
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space(2),
      width: fullWidth ? '100%' : undefined,
      minHeight: size === 'small' ? touchTarget : '3.25rem',
      padding: size === 'small' ? `${space(2)} ${space(5)}` : `${space(3)} min(${space(8)}, 8.2vw)`,
      border: '1px solid',
      borderRadius: radius.pill,
      fontSize: size === 'small' ? text.md : text.lg,
      fontWeight: weight.semibold,
      lineHeight: 1.2,
      letterSpacing: '0.02em',
      textAlign: 'center',
      textDecoration: 'none',
      textUnderlineOffset: '0.3em',
      transition: 'background 160ms, color 160ms, border-color 160ms',
      '&:disabled': { background: colors.sand, borderColor: colors.sand, color: colors.textSoft },
    },
    variants[variant],
  ];
}

export const Button = /* #__PURE__ */ styled.button<ButtonStyleProps>(buttonStyle);

/** A round button with one icon; needs an `aria-label`. */
export const IconButton = /* #__PURE__ */ styled.button(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: theme.touchTarget,
  height: theme.touchTarget,
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  background: 'transparent',
  color: theme.colors.ink,
  transition: 'background 160ms',
  '&:hover:not(:disabled)': { background: theme.colors.blush },
  '&:disabled': { color: theme.colors.lineStrong, opacity: 0.5 },
}));
