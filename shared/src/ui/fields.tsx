import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps {
  label: ReactNode;
  /** Help text, shown below the field with or without an error. */
  hint?: ReactNode;
  /** Error message. */
  error?: string;
}

type Description = Pick<FieldProps, 'hint' | 'error'> &
  Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

/** The attributes that connect a control to its label, hint and error, with the caller's own; and the hint and error. */
function useDescription({
  id: givenId,
  hint,
  error,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
}: Description) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = error && `${id}-error`;
  const hintId = hint && `${id}-hint`;
  const ids = [errorId, hintId, describedBy].filter(Boolean).join(' ') || undefined;
  const texts = (
    <>
      {errorId && <ErrorText id={errorId}>{error}</ErrorText>}
      {hintId && <Hint id={hintId}>{hint}</Hint>}
    </>
  );
  return { texts, attributes: { id, 'aria-invalid': error ? true : isInvalid, 'aria-describedby': ids } };
}

/** A labelled input with hint and error. `end` is rendered inside the box at its end. */
export function TextField({
  label,
  hint,
  error,
  end,
  className,
  ...input
}: FieldProps & ComponentProps<'input'> & { end?: ReactNode }) {
  const { texts, attributes } = useDescription({ ...input, hint, error });
  return (
    <Field className={className}>
      <Label htmlFor={attributes.id}>{label}</Label>
      <Box>
        <Input {...input} {...attributes} hasEnd={Boolean(end)} />
        {end && <BoxEnd>{end}</BoxEnd>}
      </Box>
      {texts}
    </Field>
  );
}

/** A labelled native select with hint and error; `children` are its options. */
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

/** A labelled checkbox. */
export function CheckboxField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const { texts, attributes } = useDescription({ ...input, hint, error });
  return (
    <div className={className}>
      <CheckboxLabel htmlFor={attributes.id}>
        <input type="checkbox" {...input} {...attributes} />
        <span>{label}</span>
      </CheckboxLabel>
      {texts}
    </div>
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

const ErrorText = /* #__PURE__ */ styled.p(({ theme }) => ({
  fontSize: theme.text.md,
  fontWeight: theme.weight.semibold,
  color: theme.colors.danger,
}));

const Hint = /* #__PURE__ */ styled.p(({ theme }) => ({ fontSize: theme.text.md, color: theme.colors.textSoft }));

const Box = /* #__PURE__ */ styled.span({ position: 'relative', display: 'block' });

const BoxEnd = /* #__PURE__ */ styled.span(({ theme }) => ({
  position: 'absolute',
  inset: `${theme.space(0.5)} ${theme.space(1)} ${theme.space(0.5)} auto`,
  display: 'grid',
  placeItems: 'center',
}));

const CheckboxLabel = /* #__PURE__ */ styled.label(({ theme }) => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'flex-start',
  minHeight: theme.touchTarget,
  paddingBlock: theme.space(2.5),
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: `${theme.space(0.5)} 0 0`,
    accentColor: theme.colors.accent,
  },
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

const Select = Input.withComponent('select');
