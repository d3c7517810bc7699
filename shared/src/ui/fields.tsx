import { useTheme } from '@emotion/react';
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
  const { colors } = useTheme();
  return (
    <>
      {error && (
        <p id={`${id}-error`} css={{ fontSize: 14, fontWeight: 600, color: colors.danger }}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} css={{ fontSize: 13.5, color: colors.textSoft }}>
          {hint}
        </p>
      )}
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
      <span css={{ position: 'relative', display: 'block' }}>
        <Input {...input} {...aria} css={end ? { paddingRight: 52 } : undefined} />
        {end && (
          <span css={{ position: 'absolute', inset: '2px 4px 2px auto', display: 'grid', placeItems: 'center' }}>
            {end}
          </span>
        )}
      </span>
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
      <Select {...select} {...aria} />
      <FieldTexts id={id} hint={hint} error={error} />
    </Field>
  );
}

/** A labelled checkbox. */
export function CheckboxField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const { id, aria } = useDescription({ ...input, hint, error });
  const { colors, space } = useTheme();
  return (
    <div className={className}>
      <label
        htmlFor={id}
        css={{
          display: 'flex',
          gap: space(3),
          alignItems: 'flex-start',
          minHeight: 44,
          paddingBlock: space(2.5),
          cursor: 'pointer',
        }}
      >
        <input
          type="checkbox"
          {...input}
          {...aria}
          css={{ flex: 'none', width: 20, height: 20, margin: '2px 0 0', accentColor: colors.accent }}
        />
        <span>{label}</span>
      </label>
      <FieldTexts id={id} hint={hint} error={error} />
    </div>
  );
}

const Field = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(1.5),
  alignContent: 'start',
  minWidth: 0,
}));

const Label = styled.label({ fontSize: 14, fontWeight: 650 });

const Input = styled.input(({ theme }) => ({
  width: '100%',
  minHeight: 52,
  padding: `0 ${theme.space(4)}`,
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.small,
  background: theme.colors.surface,
  '&:focus': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 0, borderColor: theme.colors.accent },
  '&[aria-invalid]': { borderColor: theme.colors.danger, outlineColor: theme.colors.danger },
  '&::placeholder': { color: theme.colors.textSoft, opacity: 0.8 },
  '&[readonly]': { background: theme.colors.background },
}));

const Select = Input.withComponent('select');
