import type { User } from '@glow/shared/auth';
import { deviceValue, isRecord } from '@glow/shared/storage';
import { emptyShipping, type ShippingValues } from './shippingSchema';

function parseDraft(stored: unknown): ShippingValues {
  if (!isRecord(stored)) throw new Error('not a shipping form');
  const known = Object.entries(emptyShipping).map(([name, empty]) => [name, typeof stored[name] === typeof empty ? stored[name] : empty]);
  return { ...emptyShipping, ...Object.fromEntries(known) };
}

/** What has been typed into the shipping form, kept for this tab under `glow_checkout` so that a reload loses nothing (decisions row 72). */
export const shippingDraft = deviceValue('checkout', parseDraft, 'sessionStorage');

/** What the shipping form begins with: the draft, with the contact of whoever is signed in where it says nothing (specification §2, Checkout). */
export function startingShipping(user: User | undefined): ShippingValues {
  const draft = shippingDraft.read() ?? emptyShipping;
  return {
    ...draft,
    firstName: draft.firstName || (user?.firstName ?? ''),
    lastName: draft.lastName || (user?.lastName ?? ''),
    email: draft.email || (user?.email ?? ''),
    phone: draft.phone || (user?.phone ?? ''),
  };
}
