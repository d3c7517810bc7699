import { Argument, InvalidArgumentError } from 'commander';
import type { Config } from '../../../base/config/config';
import { packageCalled, type Project } from '../../../base/config/project';
import { readRegistryFile } from '../../../releases/repository/registryFile';
import { CHECK_NAMES, type CheckName } from '../../../releases/repository/registrySchema';
import type { Chosen } from './release';

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
  return Object.hasOwn(readRegistryFile(releasesDir).packages, given) ? given : packageIn(project)(given);
}

/** An argument for a package of the project, or of another repository if the registry knows it. */
export function packageArgument(project: Project, configOf: () => Config): Argument {
  return new Argument('<package>', namesOf(project)).argParser((given) => packageOf(project, configOf(), given));
}

/** A parser for packages of the project, and published builds of any package (`<package>@<build>`), each named once. */
export function chosenIn(project: Project): (given: string, others?: Chosen) => Chosen {
  return (given, others = new Map()) => {
    const [, named = '', build] = BUILD.exec(given) ?? [];
    const name = build ? (packageCalled(project, named)?.name ?? named) : packageIn(project)(given);
    if (others.has(name)) throw new InvalidArgumentError(`GLOW-268 ${name} is named twice.`);
    return new Map(others).set(name, build);
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
