import styled from '@emotion/styled';

/** A slim bar above the page, with a text and a button; in rose if it tells an error. */
export const MessageBar = /* #__PURE__ */ styled.div<{ isError?: boolean }>(({ theme, isError }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  flexGrow: 1,
  maxWidth: '35rem',
  minHeight: theme.space(12),
  padding: `${theme.space(0.5)} ${theme.space(1)} ${theme.space(0.5)} ${theme.space(4)}`,
  border: `1px solid ${isError ? theme.colors.duskRose : theme.colors.leaf}`,
  borderRadius: theme.radius.medium,
  background: isError ? theme.colors.dangerSoft : theme.colors.sage,
  color: isError ? theme.colors.danger : theme.colors.ink,
  boxShadow: theme.shadow.soft,
  fontSize: theme.text.md,
  lineHeight: 1.4,
  '& > button:not([aria-label])': { paddingInline: theme.space(2) },
  '& > svg': { flex: 'none', width: '1.25rem', height: '1.25rem' },
  '& > p': { flex: 1, paddingBlock: theme.space(2.5), textWrap: 'pretty' },
}));
