import { useToast, type ToastMessage } from '@glow/shared/toast';

/** Told if the code of an action cannot be loaded. */
const NO_ANSWER = 'The store does not answer. Please try again.';

export interface Told {
  success: ToastMessage;
  failure: ToastMessage;
  onSuccess?(): unknown;
  /** `reason` is a sentence for the person, if the store gave one. */
  onFailure?(reason?: string): void;
}

/** Returns a function that runs an action and tells in a toast how it ended. */
export function useToldAction() {
  const toast = useToast();
  return async (act: () => Promise<unknown> | undefined, { success, failure, onSuccess, onFailure }: Told) => {
    try {
      await act();
      toast(success);
      onSuccess?.();
    } catch (error) {
      const { name, reason = /^Chunk/.test(name) ? NO_ANSWER : undefined } = error as { name: string; reason?: string };
      onFailure?.(reason);
      toast({ ...failure, description: reason ?? failure.description, variant: 'destructive' });
    }
  };
}
