import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPublishersFile, type Publishers, type Team } from './publishersFile';
import { StartError } from '../base/errors/errors';
import { hashOf, newToken } from '../base/http/token';
import { writeAtomically } from '../base/system/writeAtomically';
import type { RegistryFile } from '../releases/repository/registrySchema';
import type { BuildName } from '../releases/repository/releaseSchema';
import { signatureProblem } from './statement';

type NewTeam = Pick<Team, 'name' | 'packages' | 'quota'>;

/**
 * Makes a team's keys, and adds it to the publishers file, which is made if it is missing. Accepts and returns builds
 * that are listed already: all with the first team; with new keys those that the former keys had signed. Throws a
 * `StartError` if another team has a package.
 */
export function addTeam(file: string, { name, packages, quota }: NewTeam, registry: RegistryFile) {
  const former = existsSync(file) ? readPublishersFile(file) : undefined;
  const before: Publishers = former ?? { id: randomUUID(), teams: {}, accepted: [] };
  for (const [other, team] of Object.entries(before.teams)) {
    const taken = team.packages.find((one) => other !== name && packages.includes(one));
    if (taken) throw new StartError(`GLOW-418 ${taken} is a package of the team ${other}.`);
  }
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const token = newToken();
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const team = { packages, key, token: hashOf(token), quota };
  const after = { ...before, teams: { ...before.teams, [name]: team } };
  const lost = unverified(after, registry).filter((one) => !former || !signatureProblem(before, one, one));
  const keyFile = join(dirname(file), `${name}.pem`);
  mkdirSync(dirname(file), { recursive: true });
  // others may have the right to read an older file
  rmSync(keyFile, { force: true });
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  writePublishers(file, { ...after, accepted: [...before.accepted, ...lost.map(({ integrity }) => integrity)] });
  return { token, keyFile, accepted: lost.map(describe) };
}

/** Accepts all listed builds as they are; returns those that were not accepted before. */
export function acceptBuilds(file: string, registry: RegistryFile): string[] {
  const publishers = readPublishersFile(file);
  const builds = unverified(publishers, registry);
  const accepted = [...publishers.accepted, ...builds.map(({ integrity }) => integrity)];
  writePublishers(file, { ...publishers, accepted });
  return builds.map(describe);
}

/** Listed builds that no team has signed and nobody has accepted. */
function unverified(publishers: Publishers, { packages }: RegistryFile) {
  return Object.entries(packages)
    .flatMap(([name, { builds }]) => Object.entries(builds).map(([build, listed]) => ({ name, build, ...listed })))
    .filter((one) => signatureProblem(publishers, one, one));
}

const describe = ({ name, build }: BuildName): string => `${name}@${build}`;

function writePublishers(file: string, publishers: Publishers): void {
  writeAtomically(file, `${JSON.stringify(publishers, null, 2)}\n`);
}
