import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { ApiError } from '../base/errors/ApiError';
import { RELEASE } from '../releases/repository/buildFolder';
import type { StoredRelease } from '../releases/repository/buildRepository';
import { pointTo } from '../releases/publishing/folderTarget';
import { installBuild } from '../releases/repository/installBuild';
import { list, listedNow, requireNoCanary, withChanged } from '../releases/repository/pointers';
import { CHECK_NAMES, type Packages } from '../releases/repository/registrySchema';
import { keptFiles, parseRelease, type Release } from '../releases/repository/releaseSchema';
import type { SignedStatement, Statement } from './statement';
import type { Uploads } from './uploads';

/** In bytes: about a thousand files; a build of the store has less than thirty. */
const MAX_MANIFEST = 64 * 1024;

/** Errors for files that cannot be beside each other, or have too long a name. */
const UNUSABLE_NAME = ['EISDIR', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG'];

/** Throws an `ApiError` 422 if the manifest is missing or belongs to another build. */
export function readManifest(uploads: Uploads, { name, build, integrity }: Statement['packages'][number]): Release {
  const content = uploads.read(integrity);
  if (!content || integrityOf(content) !== integrity)
    throw new ApiError(422, `GLOW-412 The ${RELEASE} of ${name} ${build} is not uploaded.`);
  if (content.length > MAX_MANIFEST)
    throw new ApiError(422, `GLOW-413 The ${RELEASE} of ${name} ${build} is larger than ${MAX_MANIFEST / 1024} kB.`);
  const release = parseText(`${RELEASE} of ${name}`, parseRelease, content);
  if (release.name !== name || release.build !== build)
    throw new ApiError(422, `GLOW-414 This is ${release.name} ${release.build}, not ${name} ${build}.`);
  return release;
}

/** Calls `install` with hidden builds, and functions that move them to their places. If it throws, none is left. */
export async function stageBuilds(
  releases: string,
  uploads: Uploads,
  [first, ...rest]: { release: Release; integrity: string }[],
  install: (staged: StoredRelease[], moves: (() => void)[]) => Promise<void>,
): Promise<void> {
  if (!first) return install([], []);
  const { release, integrity } = first;
  let dist = '';
  await installBuild(
    releases,
    release,
    (folder) => {
      dist = folder;
      for (const [file, hash] of Object.entries(keptFiles(release)))
        copyFile(uploads, hash, folder, file, release.name);
      writeFileSync(join(folder, RELEASE), uploads.read(integrity) ?? '');
    },
    (move) =>
      stageBuilds(releases, uploads, rest, (staged, moves) =>
        install([{ ...release, dist }, ...staged], [move, ...moves]),
      ),
  );
}

/** Lists a statement's builds; they are live then, unless it only publishes. */
export function listBuilds(
  packages: Packages,
  builds: StoredRelease[],
  { action, share, endsCanary, attestation, packages: named }: Statement,
  signed: SignedStatement,
): Packages {
  const { passed = [], ...provenance } = attestation ?? {};
  const skipped = CHECK_NAMES.filter((check) => !passed.includes(check));
  const changed = withChanged(packages, builds, (pointers, { name, build, version }) => {
    const { integrity = '' } = named.find((one) => one.name === name) ?? {};
    if (action === 'release' && !endsCanary) requireNoCanary(name, pointers);
    if (pointers.builds[build]?.integrity === integrity) return pointers;
    return list(pointers, build, { ...listedNow({ version, integrity, ...provenance }, skipped), signed });
  });
  return action === 'release' ? pointTo(changed, builds, share) : changed;
}

/** Throws an `ApiError` 422 if `parse` fails. */
export function parseText<Content, Value>(what: string, parse: (content: Content) => Value, content: Content): Value {
  try {
    return parse(content);
  } catch (error) {
    throw new ApiError(422, `GLOW-415 The ${what} cannot be read: ${(error as Error).message}.`);
  }
}

function copyFile(uploads: Uploads, hash: string, folder: string, file: string, name: string): void {
  try {
    if (uploads.copy(hash, join(folder, file))) return;
  } catch (error) {
    if (!UNUSABLE_NAME.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new ApiError(422, `GLOW-416 The file ${file} of ${name} cannot be stored under this name.`);
  }
  throw new ApiError(422, `GLOW-417 The file ${file} of ${name} is not uploaded.`);
}
