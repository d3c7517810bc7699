import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, messageOf } from '../../errors/errors';

export interface User {
  uid?: number;
  gid?: number;
}

const NOBODY = 65_534;
/** No user has these ids on a usual system, so no other process may connect to the database or read its files. */
const IDS = [5432, 5433];

/** The user of the embedded database: never root, and never `renderUser`, which runs bundles. */
export function databaseUser(cluster: string, renderUser?: number): User {
  const own = process.getuid?.();
  const [owner, ownerOfFolder] = [cluster, dirname(cluster)].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.uid,
  );
  if (own && owner !== undefined && owner !== own)
    throw new StartError(
      `GLOW-011 ${cluster} belongs to the user ${owner}, as after a start by root: give its folder to the shop's user with chown -R.`,
    );
  if (own !== 0) return {};
  const id = [owner, ownerOfFolder, ...IDS].find((candidate) => candidate && ![NOBODY, renderUser].includes(candidate));
  return { uid: id, gid: id };
}

/** `initdb` accepts only a user with a name; the `user` of the database may have none. */
export function namedUser({ uid }: User): User {
  if (uid === undefined) return {};
  const ids = readFileSync('/etc/passwd', 'utf8').matchAll(/^[^:]+:[^:]*:(\d+):/gm);
  const named = [...ids].map(([, id]) => Number(id)).find((id) => id !== 0 && id !== NOBODY);
  if (!named) throw new StartError('GLOW-012 PostgreSQL refuses to run as root, and this system has no other user.');
  return { uid: named, gid: named };
}

/** Gives a folder and everything below it to a user. */
export function giveTo(folder: string, { uid, gid }: User): void {
  if (uid === undefined || gid === undefined || statSync(folder).uid === uid) return;
  try {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      lchownSync(join(folder, name), uid, gid);
    // last, because this owner shows that all files are given
    chownSync(folder, uid, gid);
  } catch (error) {
    throw new StartError(
      `GLOW-013 PostgreSQL refuses to run as root, and this root may not give it another user: start the store as one (${messageOf(error)}).`,
    );
  }
}
