import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../system/attempt';

/** The embedded database needs room for a segment of its log. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;
const CAUSES: Record<string, (folder: string) => string> = {
  ENOSPC: (folder) => `The disk of ${folder} is full`,
  EDQUOT: (folder) => `The disk quota of ${folder} is used up`,
  EROFS: (folder) => `${folder} is on a read-only disk`,
  EACCES: (folder) => `${folder} is not writable for this user`,
  EPERM: (folder) => `${folder} is not writable for this user`,
  EIO: (folder) => `The disk of ${folder} fails`,
};

/** Why the database cannot write to `folder`, without a full stop; undefined if it can. */
export function diskProblem(folder: string): string | undefined {
  const probe = join(folder, `write-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, Buffer.alloc(4096), { flush: true });
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < MIN_FREE_BYTES ? CAUSES.ENOSPC?.(folder) : undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return CAUSES[code]?.(folder) ?? `${folder} cannot be written to (${code})`;
  } finally {
    // a read-only folder holds no probe
    attempt(() => rmSync(probe, { force: true }));
  }
}
