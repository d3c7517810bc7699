import { useToast, type ToastMessage } from '@glow/shared/toast';
import { useState, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { Button } from '@glow/shared/ui';
import { useFormikContext } from 'formik';

/** Submits a form, and says in a toast how it ended; `hasFailed` until it is submitted again, and the `reason` if the store tells it. */
export function useSubmission<Values>(
  submit: (values: Values) => Promise<void>,
  success: ToastMessage,
  failure: ToastMessage,
  onSuccess?: (values: Values) => unknown,
) {
  const toast = useToast();
  const [hasFailed, setHasFailed] = useState(false);
  const [reason, setReason] = useState<string>();

  async function handleSubmit(values: Values) {
    setHasFailed(false);
    try {
      await submit(values);
      toast(success);
      onSuccess?.(values);
    } catch (error) {
      const { reason: told } = error as { reason?: string };
      setHasFailed(true);
      setReason(told);
      toast({ ...failure, description: told ?? failure.description, variant: 'destructive' });
    }
  }

  return { hasFailed, reason, handleSubmit };
}

/** Why submitting the form failed. Not a live region: the toast announces the failure (TOAST-5). */
export function FormFailure({ children }: { children: ReactNode }) {
  return <Failure data-uncovered>{children}</Failure>;
}

const Failure = styled.p(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.dangerSoft,
  color: theme.colors.danger,
  fontSize: theme.text.lg,
  fontWeight: theme.weight.semibold,
}));

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
