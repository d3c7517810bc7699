import type { SavedPaymentMethod } from './savedPaymentMethods';
import type { SavedAddress } from './savedAddresses';
import { canSignInAgain, type User } from '@glow/shared/auth';
import samples from './accountSamples.json' with { type: 'json' };

type AtLeastOne<Sample> = readonly [Sample, ...Sample[]];

/** Samples of the demo account, the default one first (ACC-12). */
export const samplePaymentMethods = samples.paymentMethods as object as AtLeastOne<SavedPaymentMethod>;

export const sampleAddresses = samples.addresses as object as AtLeastOne<SavedAddress>;

/** All samples for the demo account, none for other accounts (ACC-12). */
export function ownSamples<Sample>(user: User, samples: readonly Sample[]): readonly Sample[] {
  return canSignInAgain(user) ? samples : [];
}
