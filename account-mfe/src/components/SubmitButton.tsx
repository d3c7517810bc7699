import { Button } from '@glow/shared/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  children: ReactNode;
  /** What it says while the form is being sent. */
  pending: string;
  isWide?: boolean;
}

/** Sends its form. While that runs it says so and cannot send again, and it keeps the focus, which a disabled button would drop. */
export function SubmitButton({ children, pending, isWide = true }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      isWide={isWide}
      aria-disabled={isSubmitting}
      onClick={(event) => isSubmitting && event.preventDefault()}
      css={isSubmitting ? { cursor: 'progress', opacity: 0.75 } : undefined}
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}
