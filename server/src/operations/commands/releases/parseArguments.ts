import { Argument, InvalidArgumentError } from 'commander';
import type { Config } from '../../../base/config/config';
import { packageCalled, type Project } from '../../../base/config/project';
import { readRegistryFile } from '../../../releases/repository/registryFile';
import { CHECK_NAMES, type CheckName } from '../../../releases/repository/registrySchema';

/** The package of a project that a name or a folder is given of. */
export function packageIn(project: Project): (given: string) => string {
  return (given) => {
    const found = packageCalled(project, given);
    if (found) return found.name;
    throw new InvalidArgumentError(`There is no package "${given}".`);
  };
}

/** As `packageIn`, or of another repository, which the registry knows. */
function packageOf(project: Project, { releasesDir }: Config, given: string): string {
  const isRegistered = Object.hasOwn(readRegistryFile(releasesDir).packages, given);
  return isRegistered ? given : packageIn(project)(given);
}

/** An argument that is a package of a project, or of another repository, which the registry knows. */
export function packageArgument(project: Project, configOf: () => Config): Argument {
  return new Argument('<package>', namesOf(project)).argParser((given) => packageOf(project, configOf(), given));
}

/** The names of the packages of a project, for help. */
export function namesOf({ packages }: Project): string {
  return packages.map(({ name }) => name).join(', ');
}

/** Parses `<package>@<build>`. */
export function buildIn(project: Project, config: Config, text: string): [name: string, build: string] {
  const [, name = '', build = ''] = /^([^@]+)@([\w-]{1,64})$/.exec(text) ?? [];
  if (!build) throw new InvalidArgumentError(`"${text}" is not <package>@<build>.`);
  return [packageOf(project, config, name), build];
}

/** Parses names of checks with commas between them. */
export function checksIn(text: string): CheckName[] {
  return text.split(',').map((given) => {
    const found = CHECK_NAMES.find((name) => name === given);
    if (!found) throw new InvalidArgumentError(`There is no check "${given}".`);
    return found;
  });
}
