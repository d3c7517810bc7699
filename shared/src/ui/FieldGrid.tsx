import styled from '@emotion/styled';

/** A form grid: one column on phones, two from tablets up; a field sets its width with `gridColumn`. */
export const FieldGrid = /* #__PURE__ */ styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.space(5)} ${theme.space(4)}`,
  '& > *': { gridColumn: 'span 2' },
  [theme.from.tablet]: { '& > *': { gridColumn: 'span 1' } },
}));

export const FieldGroup = /* #__PURE__ */ styled.fieldset(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    marginBottom: theme.space(4),
    padding: 0,
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.sm,
    lineHeight: 1.2,
  },
}));
