import { CheckboxField, Picture, Row, SelectField, TextField, useTimer } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Stack } from '../../Panel';
import { Options, type Labels } from '../../FilteredList';

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
  /** For numbers only: the most digits after the point. */
  decimals?: number;
  /** May be empty. */
  isOptional?: boolean;
  /** The part of the form that contains the field. */
  group?: string;
  check?(text: string): string | undefined;
}

interface FormFieldProps {
  field: Field;
  value: Value;
  error: string | undefined;
  onChange(value: Value): void;
}

export function FormField({ field, value, error, onChange }: FormFieldProps) {
  const { label, hint, kind, options, maxLength, decimals } = field;
  const inputMode: 'decimal' | 'numeric' | undefined =
    decimals === undefined ? undefined : decimals > 0 ? 'decimal' : 'numeric';
  const said = { label, hint, error };
  if (kind === 'check')
    return <CheckboxField {...said} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
  const take = ({ target }: { target: { value: string } }) => onChange(target.value);
  const text = { ...said, maxLength, inputMode, value: String(value), autoComplete: 'off', onChange: take };
  if (options)
    return (
      <SelectField {...text}>
        <Options of={options} />
      </SelectField>
    );
  if (!kind) return <TextField {...text} />;
  // `as` replaces the field's input
  const lines = kind !== 'picture' && { as: 'textarea', rows: 5 };
  return (
    <Wide gap={3}>
      <TextField {...text} {...lines} />
      {kind.startsWith('picture') && <Pictures text={text.value} />}
    </Wide>
  );
}

/** Nothing is loaded while somebody types. */
const PAUSE_MS = 300;

/** Shows the store's own pictures only, because the browser may refuse pictures of another host. */
export function Pictures({ text }: { text: string }) {
  const [paused, setPaused] = useState(text);
  useTimer(text, PAUSE_MS, () => setPaused(text));
  const lines = paused.split('\n').map((line) => line.trim());
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
