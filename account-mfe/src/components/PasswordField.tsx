import { FormTextField } from '@glow/shared/form';
import { IconButton } from '@glow/shared/ui';
import { Eye, EyeOff } from '@glow/shared/icons';
import { useState, type ComponentProps } from 'react';

interface PasswordFieldProps extends Pick<ComponentProps<typeof FormTextField>, 'name' | 'hint' | 'autoComplete'> {
  label: string;
}

/** Has a toggle that shows the password (FORM-18). */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormTextField
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          type="button"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
