import { createStoreContext } from '@glow/shared/storage';
import { createToastStore, type ToastMessage } from './toastStore';

const context = createStoreContext('Toast', createToastStore, () => () => undefined);

export const ToastProvider = context.Provider;

/** Returns the function that shows a toast; throws outside `ToastProvider`. */
export function useToast(): (message: ToastMessage) => void {
  return context.useSelected((state) => state.toast);
}

export const useToasts = context.useSelected;

export {
  createToastStore,
  visibleToast,
  TOAST_DURATION_MS,
  type Toast,
  type ToastMessage,
  type ToastState,
} from './toastStore';
