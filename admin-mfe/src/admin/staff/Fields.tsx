import styled from '@emotion/styled';
import { CheckboxField, FieldGrid, SelectField, TextField } from '@glow/shared/ui';
import type { ComponentProps } from 'react';

/** What is typed, or whether a box is ticked. */
export type FieldValue = string | boolean;

/** A field of a form. */
export interface FieldSpec {
  name: string;
  label: string;
  hint?: string;
  /** `lines` is a list, one text a line. */
  kind?: 'long' | 'lines' | 'check';
  /** Of a select, by value. */
  options?: Record<string, string>;
  /** Empty for none. */
  isOptional?: boolean;
}

interface FieldsProps {
  fields: readonly FieldSpec[];
  valueOf(name: string): FieldValue;
  errorOf(name: string): string | undefined;
  onChange(name: string, value: FieldValue): void;
}

/** The fields of a form, from a table of them. */
export function Fields({ fields, valueOf, errorOf, onChange }: FieldsProps) {
  return (
    <Grid>
      {fields.map(({ name, label, hint, kind, options }) => {
        const value = valueOf(name);
        const common = { label, hint, error: errorOf(name) };
        if (kind === 'check')
          return (
            <CheckboxField
              key={name}
              {...common}
              checked={value === true}
              onChange={({ target }) => onChange(name, target.checked)}
            />
          );
        const text = { ...common, value: String(value), autoComplete: 'off' };
        if (options)
          return (
            <SelectField key={name} {...text} onChange={({ target }) => onChange(name, target.value)}>
              {Object.entries(options).map(([option, optionLabel]) => (
                <option key={option} value={option}>
                  {optionLabel}
                </option>
              ))}
            </SelectField>
          );
        const Control = kind ? TextArea : TextField;
        return <Control key={name} {...text} onChange={({ target }) => onChange(name, target.value)} />;
      })}
    </Grid>
  );
}

/** A text field of several lines: the field's input is drawn as another element. */
function TextArea(props: ComponentProps<typeof TextField>) {
  const element = { as: 'textarea', rows: 5 };
  return <LongField {...props} {...element} />;
}

const LongField = styled(TextField)(({ theme }) => ({
  '&&': { gridColumn: '1 / -1' },
  textarea: { display: 'block', paddingBlock: theme.space(3), resize: 'vertical' },
}));

const Grid = styled(FieldGrid)({ alignItems: 'start' });
