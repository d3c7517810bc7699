import { takeLock } from '../system/fileLock';
import { StartError } from '../errors/errors';

/** Processes that start at the same time need this time to settle who gets the folder. */
const SETTLE_MS = 500;

/** Returns a function that unlocks; throws a `StartError` with the other process. Several machines need PostgreSQL. */
export async function lockFolder(folder: string): Promise<() => void> {
  const refuse = (owner: string, advice: string) =>
    new StartError(
      `GLOW-018 The data folder ${folder} is in use by another Glow server (${owner}); stop it first, or set DATA_DIR to another folder.${advice}`,
    );
  return takeLock(folder, 'opened-by', SETTLE_MS, refuse);
}
