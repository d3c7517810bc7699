import styled from '@emotion/styled';
import { Button } from '@glow/shared/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  children: ReactNode;
  /** Label while the form is submitting. */
  pending: string;
  fullWidth?: boolean;
}

/** Submit button. While submitting it ignores clicks but is not `disabled`, because that would lose the focus. */
export function SubmitButton({ children, pending, fullWidth = true }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <FormButton
      type="submit"
      fullWidth={fullWidth}
      aria-disabled={isSubmitting}
      onClick={(event) => isSubmitting && event.preventDefault()}
    >
      {isSubmitting ? pending : children}
    </FormButton>
  );
}

const FormButton = styled(Button)({ '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.75 } });
