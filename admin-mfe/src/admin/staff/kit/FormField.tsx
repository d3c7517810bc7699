import { CheckboxField, Picture, Row, SelectField, TextField } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { useState, type ComponentProps } from 'react';
import { Stack } from '../../Panel';
import { Options, type Labels } from '../../FilteredList';
import { useAfterPause } from './useAfterPause';

/** What a field holds: a text, or whether a box is ticked. */
export type Value = string | boolean;

/** A field of a form: what it is called, and how it is filled in. */
export interface Field {
  name: string;
  label: string;
  hint?: string;
  /** `lines` is a list, one text a line; `pictures` a list of pictures. */
  kind?: 'long' | 'lines' | 'picture' | 'pictures' | 'check';
  /** Of a select. */
  options?: Labels;
  maxLength?: number;
  /** The part of the form in which it stands. */
  group?: string;
  /** Says what is wrong in a text. */
  check?(text: string): string | undefined;
}

interface FormFieldProps {
  field: Field;
  value: Value;
  error: string | undefined;
  onChange(value: Value): void;
}

/** The control of a field. */
export function FormField({
  field: { label, hint, kind, options, maxLength },
  value,
  error,
  onChange,
}: FormFieldProps) {
  if (kind === 'check')
    return (
      <CheckboxField
        label={label}
        hint={hint}
        error={error}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  const text = {
    ...{ label, hint, error, maxLength, value: String(value), autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (options)
    return (
      <SelectField {...text}>
        <Options of={options} />
      </SelectField>
    );
  if (!kind) return <TextField {...text} />;
  const Control = kind === 'picture' ? TextField : TextArea;
  return (
    <Wide gap={3}>
      <Control {...text} />
      {kind.startsWith('picture') && <Pictures text={text.value} />}
    </Wide>
  );
}

/** A text field of several lines: the field's input is drawn as another element. */
function TextArea(props: ComponentProps<typeof TextField>) {
  const element = { as: 'textarea', rows: 5 };
  return <TextField {...props} {...element} />;
}

/** The pictures of the store that a text names, one a line: one of another host may be refused. */
function Pictures({ text }: { text: string }) {
  const [paused, setPaused] = useState(text);
  useAfterPause(text, () => setPaused(text));
  const lines = paused.split(/\s*\n\s*/);
  const names = lines.filter((line) => /^products\/[\w-]+$/.test(line));
  return (
    <Row gap={3}>
      {[...new Set(names)].map((name) => (
        <Picture key={name} name={name} alt="" sizes="72px" />
      ))}
    </Row>
  );
}

const Wide = styled(Stack)(({ theme }) => ({
  gridColumn: '1 / -1',
  textarea: { display: 'block', paddingBlock: theme.space(3), resize: 'vertical' },
  img: { width: '4.5rem', borderRadius: theme.radius.small },
}));
