import { CheckboxField, Picture, Row, SelectField, TextField } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { useState, type ComponentProps } from 'react';
import { Stack } from '../../Panel';
import { Options, type Labels } from '../../FilteredList';
import { useAfterPause } from './useAfterPause';

export type Value = string | boolean;

export interface Field {
  name: string;
  label: string;
  hint?: string;
  /** `lines` and `pictures` have one entry a line. */
  kind?: 'long' | 'lines' | 'picture' | 'pictures' | 'check';
  /** Makes the field a select. */
  options?: Labels;
  maxLength?: number;
  inputMode?: 'decimal' | 'numeric';
  /** The part of the form that contains the field. */
  group?: string;
  check?(text: string): string | undefined;
}

export function FormField({
  field: { label, hint, kind, options, maxLength, inputMode },
  value,
  error,
  onChange,
}: {
  field: Field;
  value: Value;
  error: string | undefined;
  onChange(value: Value): void;
}) {
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
  const onText = ({ target }: { target: { value: string } }) => onChange(target.value);
  const text = {
    label,
    hint,
    error,
    maxLength,
    inputMode,
    value: String(value),
    autoComplete: 'off',
    onChange: onText,
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

/** A text field of several lines: `as` replaces the field's input. */
function TextArea(props: ComponentProps<typeof TextField>) {
  const element = { as: 'textarea', rows: 5 };
  return <TextField {...props} {...element} />;
}

/** Shows the store's own pictures only, because the browser may refuse pictures of another host. */
export function Pictures({ text }: { text: string }) {
  const [paused, setPaused] = useState(text);
  useAfterPause(text, () => setPaused(text));
  const lines = paused.split(/\s*\n\s*/);
  const names = lines.filter((line) => /^products\/[\w-]+$/.test(line));
  return (
    <Row gap={3}>
      {[...new Set(names)].map((name) => (
        <Thumbnail key={name} name={name} alt="" sizes="72px" />
      ))}
    </Row>
  );
}

const Wide = styled(Stack)(({ theme }) => ({
  gridColumn: '1 / -1',
  textarea: { display: 'block', paddingBlock: theme.space(3), resize: 'vertical' },
}));

const Thumbnail = styled(Picture)(({ theme }) => ({ width: '4.5rem', borderRadius: theme.radius.small }));
