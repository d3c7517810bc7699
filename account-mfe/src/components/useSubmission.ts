import { useToast, type ToastMessage } from '@glow/shared/toast';
import { useState } from 'react';

/** Submits a form, and says in a toast how it ended; `hasFailed` until it is submitted again. */
export function useSubmission<Values>(
  submit: (values: Values) => Promise<void>,
  success: ToastMessage,
  failure: ToastMessage,
  onSuccess?: (values: Values) => void,
) {
  const toast = useToast();
  const [hasFailed, setHasFailed] = useState(false);

  async function handleSubmit(values: Values) {
    setHasFailed(false);
    try {
      await submit(values);
      toast(success);
      onSuccess?.(values);
    } catch {
      setHasFailed(true);
      toast({ ...failure, variant: 'destructive' });
    }
  }

  return { hasFailed, handleSubmit };
}
