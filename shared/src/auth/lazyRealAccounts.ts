import type { StoreApi } from 'zustand';
import type { AuthState } from './authStore';
import { VISITOR, owner } from './owner';

function load() {
  return import(/* webpackChunkName: "server-accounts" */ './server/realAccounts');
}

/** Actions of real accounts, whose code is loaded with the first one. */
export function lazyActions(store: StoreApi<AuthState>): Partial<AuthState> {
  const names =
    'login signup updateProfile resetPassword logout refresh setPassword sendVerification logoutEverywhere deleteAccount';
  const action =
    (name: string) =>
    async (...given: unknown[]) =>
      (await load()).act(store, name, given);
  return Object.fromEntries(names.split(' ').map((name) => [name, action(name)]));
}

/** Asks the server who is signed in, if the device says that it is worthwhile. */
export function connectRealAccounts(store: StoreApi<AuthState>): () => void {
  const open = () =>
    void load()
      .then(({ connect }) => connect(store))
      .catch(() => store.setState(VISITOR));
  if (owner.exists() || document.cookie.includes('glow_signed_in=1')) open();
  else store.setState(VISITOR);
  // another tab has signed in
  return owner.onChange(open);
}
