import type { SavedPaymentMethod } from './savedPaymentMethods';
import type { SavedAddress } from './savedAddresses';
import { canSignInAgain, type User } from '@glow/shared/auth';
import samples from './accountSamples.json' with { type: 'json' };

type AtLeastOne<Sample> = readonly [Sample, ...Sample[]];

/** The two sample cards of the demo account, the default one first (ACC-11). */
export const samplePaymentMethods = samples.paymentMethods as object as AtLeastOne<SavedPaymentMethod>;

/** The two sample addresses of the demo account, the default one first (ACC-11). */
export const sampleAddresses = samples.addresses as object as AtLeastOne<SavedAddress>;

/** The samples that belong to an account: all of them for the demo account, none for others (ACC-11). */
export function ownSamples<Sample>(user: User, samples: readonly Sample[]): readonly Sample[] {
  return canSignInAgain(user) ? samples : [];
}
