import { createStore, type StoreApi } from 'zustand';

/** The content of a toast; destructive ones stay until they are dismissed (TOAST-2). */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface Toast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

/** At most one is visible; errors of one response are queued, other toasts replace older ones (TOAST-1). */
export interface ToastState {
  toasts: Toast[];
  toast(message: ToastMessage): void;
  /** Hides a toast; it leaves the store after `TOAST_REMOVE_DELAY_MS`. */
  dismiss(id: number): void;
}

/** How long a dismissed toast stays in the store (TOAST-3). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** How long a non-destructive toast is visible (TOAST-2). */
export const TOAST_DURATION_MS = 5000;

export function createToastStore(): StoreApi<ToastState> {
  let lastId = 0;
  /** Whether the last toast was added in the same synchronous run, so for the same response. */
  let isSameAnswer = false;
  return createStore<ToastState>()((set, get) => ({
    toasts: [],
    toast(message) {
      lastId += 1;
      const waits = isSameAnswer && message.variant === 'destructive';
      isSameAnswer = true;
      queueMicrotask(() => (isSameAnswer = false));
      set({
        toasts: [...get().toasts.filter(({ isOpen }) => waits || !isOpen), { ...message, id: lastId, isOpen: true }],
      });
    },
    dismiss(id) {
      set({ toasts: get().toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)) });
      const remove = () => set({ toasts: get().toasts.filter((toast) => toast.id !== id) });
      const timer = setTimeout(remove, TOAST_REMOVE_DELAY_MS) as unknown as { unref?(): void };
      // in Node a pending timer would keep the process alive
      timer.unref?.();
    },
  }));
}

export function visibleToast({ toasts }: ToastState): Toast | undefined {
  return toasts.find(({ isOpen }) => isOpen);
}
