import { createStoreContext } from '../storage/createStoreContext';
import { createToastStore, type ToastMessage } from './toastStore';

const context = createStoreContext('Toast', createToastStore, () => () => undefined);

/** Offers one toast store to everything below it. */
export const ToastProvider = context.Provider;

/** The way to show a toast: `toast({ title, description, variant })`; throws outside `ToastProvider`. */
export function useToast(): (message: ToastMessage) => void {
  return context.useSelected((state) => state.toast);
}

/** A part of the toast store, for whoever draws the toasts. */
export const useToasts = context.useSelected;

export { createToastStore, visibleToast, TOAST_DURATION_MS, type Toast, type ToastMessage, type ToastState } from './toastStore';
