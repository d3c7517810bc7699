import { createStoreContext } from '@glow/shared/storage';
import { createToastStore, type ToastMessage } from './toastStore';

const context = createStoreContext('Toast', createToastStore, () => () => undefined);

export const ToastProvider = context.Provider;

/** Returns the function that shows a toast: `toast({ title, description, variant })`; throws outside `ToastProvider`. */
export function useToast(): (message: ToastMessage) => void {
  return context.useSelected((state) => state.toast);
}

/** Selects from the toast store, for components that render toasts. */
export const useToasts = context.useSelected;

export {
  createToastStore,
  visibleToast,
  TOAST_DURATION_MS,
  type Toast,
  type ToastMessage,
  type ToastState,
} from './toastStore';
