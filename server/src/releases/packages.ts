import { budgetsOf, isRepository, packages } from '@glow/shared/packages';
import type { RemoteRoutes } from '@glow/shared/remotes';

/** A package of this repository that is released on its own. */
interface Package extends Partial<RemoteRoutes> {
  name: string;
  folder: string;
}

export { budgetsOf, isRepository };

/** The shell and every remote of this repository, or its one remote. The registry may have more, of other repositories. */
export const PACKAGES: readonly Package[] = packages;

/** The package of this repository with this name or folder, if there is one. */
export function packageCalled(given: string): Package | undefined {
  return PACKAGES.find(({ name, folder }) => given === name || given === folder);
}

/** The names of these packages and of all others in a registry, always in the same order. */
export function packageNames(registered: Readonly<Record<string, unknown>>): string[] {
  return [...new Set([...PACKAGES.map(({ name }) => name), ...Object.keys(registered)])];
}
