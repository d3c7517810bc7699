import styled from '@emotion/styled';

/** The page's column: full width with a margin on phones, centred with a maximum width on wide screens. */
export const Container = /* #__PURE__ */ styled.div(({ theme }) => ({
  width: '100%',
  maxWidth: theme.width.page,
  marginInline: 'auto',
  paddingInline: theme.pageMargin,
  [theme.from.tablet]: { paddingInline: theme.space(8) },
}));

export const Section = /* #__PURE__ */ styled.section(({ theme }) => ({
  paddingBlock: theme.space(12),
  [theme.from.desktop]: { paddingBlock: theme.space(20) },
}));

export const SectionHeading = /* #__PURE__ */ styled.h2(({ theme }) => ({ fontSize: theme.heading.lg }));
