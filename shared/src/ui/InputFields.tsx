import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { drawnSelect } from './drawnSelect';
import { useDescription, type FieldProps } from './useDescription';

/** `end` is rendered at the end of the input's box. */
type TextFieldProps = FieldProps & ComponentProps<'input'> & { end?: ReactNode };

export function TextField({ label, hint, error, end, className, ...input }: TextFieldProps) {
  const { texts, attributes } = useDescription({ ...input, hint, error });
  return (
    <Field className={className}>
      <Label htmlFor={attributes.id}>{label}</Label>
      <Box>
        <Input dir="auto" {...input} {...attributes} hasEnd={Boolean(end)} />
        {end && <BoxEnd>{end}</BoxEnd>}
      </Box>
      {texts}
    </Field>
  );
}

export function SelectField({ label, hint, error, className, ...select }: FieldProps & ComponentProps<'select'>) {
  const { texts, attributes } = useDescription({ ...select, hint, error });
  return (
    <Field className={className}>
      <Label htmlFor={attributes.id}>{label}</Label>
      <Select {...select} {...attributes} />
      {texts}
    </Field>
  );
}

const Field = /* #__PURE__ */ styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(1.5),
  alignContent: 'start',
  minWidth: 0,
}));

const Label = /* #__PURE__ */ styled.label(({ theme }) => ({
  fontSize: theme.text.md,
  fontWeight: theme.weight.semibold,
}));

const Box = /* #__PURE__ */ styled.span({ position: 'relative', display: 'block' });

const BoxEnd = /* #__PURE__ */ styled.span(({ theme }) => ({
  position: 'absolute',
  inset: `${theme.space(0.5)} ${theme.space(1)} ${theme.space(0.5)} auto`,
  display: 'grid',
  placeItems: 'center',
}));

const Input = /* #__PURE__ */ styled.input<{ hasEnd?: boolean }>(({ theme, hasEnd }) => ({
  width: '100%',
  minHeight: '3.25rem',
  // the text ends before the button in the box
  padding: `0 ${theme.space(hasEnd ? 13 : 4)} 0 ${theme.space(4)}`,
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.small,
  background: theme.colors.surface,
  '&:focus': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 0, borderColor: theme.colors.accent },
  '&[aria-invalid]': { borderColor: theme.colors.danger, outlineColor: theme.colors.danger },
  '&::placeholder': { color: theme.colors.textSoft, opacity: 0.8 },
  '&[readonly]': { background: theme.colors.background },
}));

const Select = /* #__PURE__ */ styled(/* #__PURE__ */ Input.withComponent('select'))(({ theme }) => drawnSelect(theme));
