import { Argument, InvalidArgumentError } from 'commander';
import type { Config } from '../../../base/config/config';
import { packageCalled, type Project } from '../../../base/config/project';
import { readRegistryFile } from '../../../releases/repository/registryFile';
import { CHECK_NAMES, type CheckName } from '../../../releases/repository/registrySchema';

const BUILD = /^([a-z][a-z0-9-]*)@([\w-]{1,64})$/;

/** A parser for the name or folder of a package; it throws an `InvalidArgumentError` if there is none. */
export function packageIn(project: Project): (given: string) => string {
  return (given) => {
    const found = packageCalled(project, given);
    if (found) return found.name;
    throw new InvalidArgumentError(`GLOW-207 There is no package "${given}".`);
  };
}

/** As `packageIn`; the package may be of another repository if the registry knows it. */
function packageOf(project: Project, { releasesDir }: Config, given: string): string {
  const isRegistered = Object.hasOwn(readRegistryFile(releasesDir).packages, given);
  return isRegistered ? given : packageIn(project)(given);
}

/** An argument for a package of the project, or of another repository if the registry knows it. */
export function packageArgument(project: Project, configOf: () => Config): Argument {
  return new Argument('<package>', namesOf(project)).argParser((given) => packageOf(project, configOf(), given));
}

/** A parser for a package of the project, or a published build of any package (`<package>@<build>`). */
export function packageOrBuildIn(project: Project): (given: string) => [name: string, build?: string] {
  return (given) => {
    const [, name = '', build] = BUILD.exec(given) ?? [];
    return build ? [packageCalled(project, name)?.name ?? name, build] : [packageIn(project)(given)];
  };
}

export function namesOf({ packages }: Project): string {
  return packages.map(({ name }) => name).join(', ');
}

/** Parses `<package>@<build>`. */
export function buildIn(project: Project, config: Config, text: string): [name: string, build: string] {
  const [, name = '', build = ''] = BUILD.exec(text) ?? [];
  if (!build) throw new InvalidArgumentError(`GLOW-208 "${text}" is not <package>@<build>.`);
  return [packageOf(project, config, name), build];
}

export function checksIn(text: string): CheckName[] {
  return text.split(',').map((given) => {
    const found = CHECK_NAMES.find((name) => name === given);
    if (!found) throw new InvalidArgumentError(`GLOW-209 There is no check "${given}".`);
    return found;
  });
}
