import budgets from '@glow/shared/budgets.json' with { type: 'json' };
import remotes from '@glow/shared/remotes.json' with { type: 'json' };
import shell from '@glow/shared/shell.json' with { type: 'json' };
import type { RemoteRoutes } from '@glow/shared/remotes';
import { ROOT } from './root';

interface Package extends Partial<RemoteRoutes> {
  name: string;
  folder: string;
  /** The page where things are bought, and the fragment that opens when something is added. */
  purchase?: { page: string; opens: string };
}

/** A repository whose packages are built and released: the store's, or one remote's. */
export interface Project {
  root: string;
  /** The store's project has the shell and all that a site needs. */
  isStore: boolean;
  /** A registry may also have packages of other repositories. */
  packages: readonly Package[];
  /** Budgets of screens in bytes after brotli, by package name and screen. */
  budgets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The store's repository, or its production artefact. */
export const STORE: Project = { root: ROOT, isStore: true, packages: [shell, ...remotes], budgets: budgets.screens };

/** How a command is begun in a project. */
export const glowIn = ({ isStore }: Pick<Project, 'isStore'>) => (isStore ? 'npm run glow --' : 'npx glow');

export function packageCalled({ packages }: Project, given: string): Package | undefined {
  return packages.find(({ name, folder }) => given === name || given === folder);
}

/** The names of a project's packages and of all others in a registry, always in the same order. */
export function packageNames({ packages }: Project, registered: Readonly<Record<string, unknown>>): string[] {
  return [...new Set([...packages.map(({ name }) => name), ...Object.keys(registered)])];
}
