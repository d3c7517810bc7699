import type { Theme } from '@emotion/react';
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

/** Connects a control to its label, hint and error; keeps the caller's own ARIA attributes. */
function useDescription({
  id: givenId,
  hint,
  error,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
}: Description) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined;
  return { id, aria: { id, 'aria-invalid': error ? true : isInvalid, 'aria-describedby': texts } };
}

function FieldTexts({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </>
  );
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
  const { id, aria } = useDescription({ ...input, hint, error });
  return (
    <Field className={className}>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Input {...input} {...aria} hasEnd={Boolean(end)} />
        {end && <BoxEnd>{end}</BoxEnd>}
      </Box>
      <FieldTexts id={id} hint={hint} error={error} />
    </Field>
  );
}

/** A labelled native select with hint and error; `children` are its options. */
export function SelectField({ label, hint, error, className, ...select }: FieldProps & ComponentProps<'select'>) {
  const { id, aria } = useDescription({ ...select, hint, error });
  return (
    <Field className={className}>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Select {...select} {...aria} />
        <SelectArrow />
      </Box>
      <FieldTexts id={id} hint={hint} error={error} />
    </Field>
  );
}

/** A labelled checkbox. */
export function CheckboxField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const { id, aria } = useDescription({ ...input, hint, error });
  return (
    <div className={className}>
      <CheckboxLabel htmlFor={id}>
        <input type="checkbox" {...input} {...aria} />
        <span>{label}</span>
      </CheckboxLabel>
      <FieldTexts id={id} hint={hint} error={error} />
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
  '& > input': choiceStyle(theme),
}));

function boxStyle({ theme, hasEnd }: { theme: Theme; hasEnd?: boolean }) {
  return {
    width: '100%',
    minHeight: '3.25rem',
    // the text ends before what is at the end of the box
    padding: `0 ${theme.space(hasEnd ? 13 : 4)} 0 ${theme.space(4)}`,
    border: `1px solid ${theme.colors.lineStrong}`,
    borderRadius: theme.radius.small,
    background: theme.colors.surface,
    '&:focus': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 0, borderColor: theme.colors.accent },
    '&[aria-invalid]': { borderColor: theme.colors.danger, outlineColor: theme.colors.danger },
    '&::placeholder': { color: theme.colors.textSoft, opacity: 0.8 },
    '&[readonly]': { background: theme.colors.background },
  };
}

const Input = /* #__PURE__ */ styled.input<{ hasEnd?: boolean }>(boxStyle);

const Select = /* #__PURE__ */ styled.select(({ theme }) => ({
  ...boxStyle({ theme, hasEnd: true }),
  appearance: 'none',
  textOverflow: 'ellipsis',
}));

const SelectArrow = /* #__PURE__ */ styled.span(({ theme }) => ({
  position: 'absolute',
  top: 'calc(50% - 0.375rem)',
  right: theme.space(4.5),
  width: '0.5rem',
  height: '0.5rem',
  border: 'solid',
  borderWidth: '0 1.5px 1.5px 0',
  transform: 'rotate(45deg)',
  pointerEvents: 'none',
}));

/** A checkbox or radio button in the store's colours. */
export function choiceStyle({ colors, space }: Theme) {
  return {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.25rem',
    height: '1.25rem',
    margin: `${space(0.5)} 0 0`,
    appearance: 'none',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '4px',
    background: colors.surface,
    cursor: 'pointer',
    '&[type=radio]': { borderRadius: '50%' },
    '&:checked': { borderColor: colors.accent, background: colors.accent },
    '&:checked::before': {
      content: '""',
      width: '0.375rem',
      height: '0.6875rem',
      border: `solid ${colors.onAccent}`,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '&[type=radio]:checked::before': {
      width: '0.5rem',
      height: '0.5rem',
      border: 0,
      borderRadius: '50%',
      background: colors.onAccent,
      transform: 'none',
    },
    '&[aria-invalid]': { borderColor: colors.danger },
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  } as const;
}
