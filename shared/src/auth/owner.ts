import { createPersistedValue, parseLike } from '@glow/shared/storage';
import type { AccountsKind } from './accounts';
import type { Entry } from './server/merge';

/** A part of an account's data, as this device last got it from the server. */
export interface PartState {
  version: number;
  base: Entry[];
  /** A change that the server has not acknowledged. */
  pending?: { write: string; value: Entry[] };
}

/** The real account that owns the data on this device. */
export interface Owner {
  id: string;
  kind: AccountsKind;
  parts: Record<string, PartState>;
}

export const owner = createPersistedValue('account', parseLike<Owner>({ id: '', kind: 'local', parts: {} }));
