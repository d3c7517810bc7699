import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import contract from '@glow/shared/contract.json' with { type: 'json' };
import { satisfies } from 'semver';
import { z } from 'zod';
import { attempt } from '../../base/system/attempt';
import { writeAtomically } from '../../base/system/writeAtomically';
import { releaseSchema, type Release } from './releaseSchema';

const FILE = 'server.json';

const fileSchema = z.object({
  contracts: z.record(z.string(), z.string()),
  /** The builds that the server serves from other folders. */
  unreleased: z.array(releaseSchema).default([]),
});

/** Versions of this server's contracts with the server bundles of builds, by name. */
const own = Object.fromEntries((['catalog', 'remotes'] as const).map((name) => [name, contract[name].version]));

/** Releases are checked against this server's contracts, and the builds that it serves from other folders. */
export function writeServerFile(releasesDir: string, unreleased: Release[]): void {
  const content = fileSchema.parse({ contracts: own, unreleased });
  // best effort: the folder may be read-only
  attempt(() => {
    mkdirSync(releasesDir, { recursive: true });
    writeAtomically(join(releasesDir, FILE), `${JSON.stringify(content)}\n`);
  });
}

/** Contracts that a build needs and the live server, or without one this version, does not offer. */
export function serverProblems({ name, serverNeeds }: Release, releasesDir: string): string[] {
  const offered = readServerFile(releasesDir).contracts;
  return Object.entries(serverNeeds)
    .filter(([contractName, range]) => !satisfies(offered[contractName] ?? '', range))
    .map(
      ([contractName, range]) =>
        `GLOW-260 ${name} needs the contract ${contractName} ${range}, and the live server offers ${offered[contractName] ?? 'none'}: update the server first.`,
    );
}

/** The file of the live server; without a live server, the contracts of this version. */
export function readServerFile(releasesDir: string): z.output<typeof fileSchema> {
  const read = attempt(() => fileSchema.parse(JSON.parse(readFileSync(join(releasesDir, FILE), 'utf8'))));
  return read ?? { contracts: own, unreleased: [] };
}
