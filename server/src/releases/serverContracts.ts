import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import contract from '@glow/shared/contract.json' with { type: 'json' };
import { satisfies } from 'semver';
import { z } from 'zod';
import type { Release } from './releaseSchema';

/** In the releases folder: what the server that serves from it offers. */
const FILE = 'server.json';

const fileSchema = z.object({ contracts: z.record(z.string(), z.string()) });

/** Versions of this server's contracts with the server bundles of builds, by name. */
const own: Record<string, string> = { catalog: contract.catalog.version, remotes: contract.remotes.version };

/** Writes this server's contracts into its releases folder, where a release is checked against them; without a folder nothing. */
export async function publishContracts(releasesDir: string): Promise<void> {
  const file = join(releasesDir, FILE);
  const part = `${file}.${process.pid}.part`;
  // best effort: a folder may be missing, or only readable
  await writeFile(part, `${JSON.stringify({ contracts: own })}\n`)
    .then(() => rename(part, file))
    .catch(() => undefined);
}

/** What a build needs of the live server and it does not offer; without a live server, of one of this version. */
export function serverProblems({ name, serverNeeds }: Release, releasesDir: string): string[] {
  const offered = readContracts(releasesDir);
  return Object.entries(serverNeeds)
    .filter(([contractName, range]) => !satisfies(offered[contractName] ?? '', range))
    .map(
      ([contractName, range]) =>
        `${name} needs the contract ${contractName} ${range}, and the live server offers ${offered[contractName] ?? 'none'}: update the server first.`,
    );
}

function readContracts(releasesDir: string): Record<string, string> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(join(releasesDir, FILE), 'utf8'))).contracts;
  } catch {
    return own;
  }
}
