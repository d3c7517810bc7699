import { messageOf } from '../../base/errors/errors';
import { withdraw } from './pointers';
import { changePointers } from './registryFile';
import type { ListedBuild, Packages, Pointers } from './registrySchema';

/** A build that was withdrawn automatically. */
export interface Withdrawal {
  name: string;
  build: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The end of a sentence that begins with the build. */
  evidence: string;
}

/** The withdrawals of this instance, and those that the instances share. */
export type WithdrawnBuilds = ReturnType<typeof createWithdrawnBuilds>;

export function createWithdrawnBuilds() {
  let shared: readonly Withdrawal[] = [];
  let own: readonly Withdrawal[] = [];

  return {
    list: (): readonly Withdrawal[] => [...shared, ...own].toSorted((a, b) => a.at - b.at),
    /** Withdraws a build at once; `unsaved` has it until it is shared. */
    add(withdrawal: Withdrawal) {
      own = [...own, withdrawal];
    },
    unsaved: () => own,
    setShared(withdrawals: readonly Withdrawal[]) {
      shared = withdrawals;
      own = own.filter(
        (one) => !shared.some(({ name, build, at }) => name === one.name && build === one.build && at >= one.at),
      );
    },
  };
}

/** A later release or rollback by a person ends the withdrawal. */
export function isWithdrawn(
  pointer: { build: string; since: string } | undefined,
  { build, at }: Pick<Withdrawal, 'build' | 'at'>,
): boolean {
  return pointer?.build === build && Date.parse(pointer.since) <= at;
}

/** Omits withdrawn builds even if the file names them. `lastGoodOf` judges by the pointers given to it. */
export function withoutWithdrawn(
  packages: Packages,
  withdrawals: readonly Withdrawal[],
  lastGoodOf: (name: string, packages: Packages) => string | undefined,
): Packages {
  let current = { ...packages };
  for (const withdrawal of withdrawals) {
    const { name, build } = withdrawal;
    const pointers = current[name];
    if (!pointers || ![pointers.live, pointers.canary].some((pointer) => isWithdrawn(pointer, withdrawal))) continue;
    current = { ...current, [name]: withdraw(pointers, build, lastGoodOf(name, current), verdictOf(withdrawal)) };
  }
  return current;
}

/** Returns the reason if the withdrawal cannot be written into the registry. */
export async function withdrawInRegistry(folder: string, withdrawal: Withdrawal, lastGood: string | undefined) {
  const update = (pointers: Pointers) => withdraw(pointers, withdrawal.build, lastGood, verdictOf(withdrawal));
  return changePointers(folder, withdrawal.name, update).then(() => undefined, messageOf);
}

/** Earlier versions cannot read a registry without `failed` and `of`. */
function verdictOf({ at, evidence }: Withdrawal): NonNullable<ListedBuild['withdrawn']> {
  return { at: new Date(at).toISOString(), failed: 0, of: 0, evidence };
}
