import styled from '@emotion/styled';
import { Button, CheckboxField, Picture, Row, SelectField, TextField } from '@glow/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Options } from '../Select';
import { Alert, Problem } from './Problem';
import { usePaused } from './SearchField';
import type { Field, useStaffForm } from './useStaffForm';

type StaffForm = ReturnType<typeof useStaffForm>;

interface StaffFormProps {
  form: StaffForm;
  /** Accessible name. */
  label: string;
  /** The word for what is changed. */
  noun: string;
  /** Told to whoever saves before anything is typed. */
  nothing?: string;
  children: ReactNode;
}

/** A form with what went wrong and the button that saves. */
export function StaffForm({ form, label, noun, nothing, children }: StaffFormProps) {
  const { theirs, isSending, isDirty } = form;
  return (
    <Form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      {theirs ? (
        <Alert role="alert">
          <p>Somebody else has changed this {noun} meanwhile. What you typed is kept: check it, and save again.</p>
          {theirs}
        </Alert>
      ) : (
        <Problem refusal={form.refusal} texts={form.errors} />
      )}
      <p role="status">{form.hasNothing && nothing}</p>
      <Button type="submit" aria-disabled={isSending || !(isDirty || nothing)}>
        {isSending ? 'Saving…' : 'Save changes'}
      </Button>
    </Form>
  );
}

/** The fields of a group, or those outside of all groups. */
export function Fields({ form, group }: { form: StaffForm; group?: string }) {
  return (
    <Grid>
      {form.fields.map((field) => field.group === group && <FormField key={field.name} form={form} field={field} />)}
    </Grid>
  );
}

function FormField({ form, field }: { form: StaffForm; field: Field }) {
  const { name, label, hint, kind, options, maxLength } = field;
  const value = form.valueOf(field);
  const texts = { label, hint, error: form.errorOf(field) };
  if (kind === 'check')
    return (
      <CheckboxField {...texts} checked={value === true} onChange={({ target }) => form.edit(name, target.checked)} />
    );
  const text = String(value);
  const control = {
    ...texts,
    value: text,
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => form.edit(name, target.value),
  };
  if (options)
    return (
      <SelectField {...control}>
        <Options of={options} />
      </SelectField>
    );
  if (!kind) return <TextField {...control} />;
  return (
    <Wide>
      <TextArea {...control} />
      {kind === 'pictures' && <Pictures text={text} />}
    </Wide>
  );
}

/** A text field of several lines: the field's input is drawn as another element. */
function TextArea(props: ComponentProps<typeof TextField>) {
  const element = { as: 'textarea', rows: 5 };
  return <TextField {...props} {...element} />;
}

/** The pictures of a field, by name or address. */
function Pictures({ text }: { text: string }) {
  const names = usePaused(text).match(/^\s*(products\/[\w-]+|https:\/\/\S+\/\S+)\s*$/gm) ?? [];
  return (
    <Row gap={3}>
      {[...new Set(names.map((name) => name.trim()))].map((name) => (
        <Picture key={name} name={name} alt="" sizes="72px" />
      ))}
    </Row>
  );
}

export const Form = styled.form(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  overflowWrap: 'anywhere',
  '[aria-disabled=true]': { opacity: 0.75 },
  '& > [role=status]:empty': { display: 'none' },
  [theme.from.tablet]: { '& > button': { justifySelf: 'start' } },
}));

/** Two columns where there is room for them. */
const Grid = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 34%)), 1fr))',
  alignItems: 'start',
  gap: `${theme.space(5)} ${theme.space(4)}`,
}));

const Wide = styled.div(({ theme }) => ({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: theme.space(3),
  textarea: { display: 'block', paddingBlock: theme.space(3), resize: 'vertical' },
  img: { width: '4.5rem', borderRadius: theme.radius.small },
}));
