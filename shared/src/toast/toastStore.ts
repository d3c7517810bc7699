import { createStore, type StoreApi } from 'zustand';

/** What a toast says; destructive ones stay until they are dismissed (TOAST-2). */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

/** A toast in the product's own store. */
export interface Toast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

/** Toasts in the order they came: at most one is visible at a time (TOAST-1). The errors of one answer wait their turn; anything else displaces what is older (TOAST-4). */
export interface ToastState {
  toasts: Toast[];
  toast(message: ToastMessage): void;
  /** Hides a toast; it leaves the store after `TOAST_REMOVE_DELAY_MS`. */
  dismiss(id: number): void;
}

/** How long a dismissed toast stays in the store, in milliseconds (TOAST-3). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** How long a toast that is not destructive is visible, in milliseconds (TOAST-2). */
export const TOAST_DURATION_MS = 5000;

/** A toast store of its own, empty. */
export function createToastStore(): StoreApi<ToastState> {
  let lastId = 0;
  /** Whether the last toast came a moment ago, from the same answer. */
  let isSameAnswer = false;
  return createStore<ToastState>()((set, get) => ({
    toasts: [],
    toast(message) {
      lastId += 1;
      const waits = isSameAnswer && message.variant === 'destructive';
      isSameAnswer = true;
      queueMicrotask(() => (isSameAnswer = false));
      set({ toasts: [...get().toasts.filter(({ isOpen }) => waits || !isOpen), { ...message, id: lastId, isOpen: true }] });
    },
    dismiss(id) {
      set({ toasts: get().toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)) });
      const timer: unknown = setTimeout(() => set({ toasts: get().toasts.filter((toast) => toast.id !== id) }), TOAST_REMOVE_DELAY_MS);
      // in Node a pending timer would keep the process alive
      if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function') timer.unref();
    },
  }));
}

/** The one toast that is visible now, if any. */
export function visibleToast({ toasts }: ToastState): Toast | undefined {
  return toasts.find(({ isOpen }) => isOpen);
}
