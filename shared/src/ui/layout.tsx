import styled from '@emotion/styled';

export const Eyebrow = /* #__PURE__ */ styled.p(({ theme }) => ({
  color: theme.colors.accent,
  fontSize: theme.text.sm,
  fontWeight: theme.weight.bold,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
}));

export const SecondaryText = /* #__PURE__ */ styled.p(({ theme }) => ({
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
}));

export const ErrorText = /* #__PURE__ */ styled.p(({ theme }) => ({
  fontSize: theme.text.md,
  fontWeight: theme.weight.semibold,
  color: theme.colors.danger,
}));

export const PageHeading = /* #__PURE__ */ styled.h1(({ theme }) => ({
  fontSize: theme.heading.xl,
  color: theme.colors.ink,
}));

/** `gap` is in steps of the theme's spacing. */
export const Stack = /* #__PURE__ */ styled.div<{ gap: number }>(({ theme, gap }) => ({
  display: 'grid',
  gap: theme.space(gap),
}));

/** Wraps if there is no room; `gap` is in steps of the theme's spacing. */
export const Row = /* #__PURE__ */ styled.div<{ gap: number }>(({ theme, gap }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(gap),
}));

export const SpreadRow = /* #__PURE__ */ styled(Row)({ alignItems: 'center', justifyContent: 'space-between' });

export const Card = /* #__PURE__ */ styled.div(({ theme }) => ({
  // large text needs the room more than its margin does
  padding: `min(${theme.space(6)}, 6.2vw)`,
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
}));

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const VisuallyHidden = /* #__PURE__ */ styled.span(visuallyHidden);
