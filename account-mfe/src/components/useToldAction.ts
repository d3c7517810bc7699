import { useToast, type ToastMessage } from '@glow/shared/toast';

/** Said if the code of an action has not come. */
const NO_ANSWER = 'The store does not answer. Please try again.';

/** How the end of an action is told. */
export interface Told {
  success: ToastMessage;
  failure: ToastMessage;
  onSuccess?(): unknown;
  /** Called with a sentence for the person, if the store has one. */
  onFailure?(reason?: string): void;
}

/** A function that does something and says in a toast how it ended. */
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
