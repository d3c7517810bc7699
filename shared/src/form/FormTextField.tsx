import { TextField } from '@glow/shared/ui';
import { useFormField, type BoundFieldProps } from './useFormField';

export function FormTextField(props: BoundFieldProps<typeof TextField>) {
  return <TextField {...props} {...useFormField(props).field} />;
}

export function EmailField(props: Partial<BoundFieldProps<typeof TextField>>) {
  return (
    <FormTextField
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      {...props}
    />
  );
}
