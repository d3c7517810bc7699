import { createPublicKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { readTextFile } from '../base/config/readTextFile';
import { StartError, type Tell } from '../base/errors/errors';
import { stampOf } from '../releases/repository/buildFolder';
import { packageName } from '../releases/repository/releaseSchema';
import { attempt } from '../base/system/attempt';
import { signer } from '../base/config/signingKey';
import { createLocalRemotes, LOCAL_REMOTE_PURPOSE, type LocalRemotes } from '../releases/repository/localRemotes';

/** A team's name, safe in folder names. */
export const teamName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const teamSchema = z.object({
  packages: z.array(packageName).min(1),
  /** Public Ed25519 key: SPKI in base64. */
  key: z.string().refine(isPublicKey, 'is not an Ed25519 public key'),
  /** SHA-256 in hex digits. */
  token: z.string().regex(/^[0-9a-f]{64}$/),
  /** Megabytes for its builds and uploads. */
  quota: z.number().int().positive(),
});

const publishersSchema = z.object({
  /** Names this registry in signed statements, so that they hold in no other registry. */
  id: z.uuid(),
  teams: z.record(teamName, teamSchema),
  /** Hashes of the `release.json` of builds that are served without a valid signature. */
  accepted: z.array(z.string()).default([]),
});

/** `registry` is the id of the registry. */
export type Team = z.output<typeof teamSchema> & { name: string; registry: string };

export type Publishers = z.output<typeof publishersSchema>;

/** Throws a `StartError` with the reason if the file cannot be used. */
export function readPublishersFile(file: string): Publishers {
  if (!existsSync(file))
    throw new StartError(`GLOW-419 There is no publishers file ${file}: \`npm run glow -- registry key\` makes one.`);
  try {
    return publishersSchema.parse(JSON.parse(readTextFile(file)));
  } catch (error) {
    const problem =
      error instanceof z.ZodError ? z.prettifyError(error).split('\n').join(' ') : (error as Error).message;
    throw new StartError(`GLOW-420 The publishers file ${file} cannot be used: ${problem}.`);
  }
}

/** Follows changes of the file; reports one that is unusable. Throws a `StartError` if it is unusable at first. */
export function createPublishersReader(file: string, report: Tell): () => { stamp: string; publishers: Publishers } {
  let current = { stamp: stampOf(file), publishers: readPublishersFile(file) };
  return () => {
    const stamp = stampOf(file);
    if (stamp === current.stamp) return current;
    try {
      current = { stamp, publishers: readPublishersFile(file) };
    } catch (error) {
      report(`${(error as Error).message} What was read before holds.`);
      current = { ...current, stamp };
    }
    return current;
  };
}

function isPublicKey(key: string): boolean {
  return attempt(() => publicKeyOf(key))?.asymmetricKeyType === 'ed25519';
}

export function publicKeyOf(key: string): ReturnType<typeof createPublicKey> {
  return createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
}

/** Opens the local remotes of all teams. A link or cookie is valid until the key of its team is replaced. */
export function openLocalRemotes(publishers: string, signingKey: string, report: Tell): LocalRemotes {
  const read = createPublishersReader(publishers, report);
  return createLocalRemotes(
    signer(signingKey, LOCAL_REMOTE_PURPOSE),
    (name) => Object.values(read().publishers.teams).find(({ packages }) => packages.includes(name))?.key,
  );
}
