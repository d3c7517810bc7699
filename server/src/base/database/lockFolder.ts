import { takeLock } from '../system/fileLock';
import { StartError } from '../errors/StartError';

/** Processes that start at once settle within this time which of them gets the folder. */
const SETTLE_MS = 500;

/**
 * Locks `folder` for this process and returns a function that unlocks it; throws a `StartError` naming the other process.
 * Several machines on one folder are not supported: they need PostgreSQL.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const refuse = (owner: string, advice: string) =>
    new StartError(
      `The data folder ${folder} is in use by another Glow server (${owner}); stop it first, or set DATA_DIR to another folder.${advice}`,
    );
  return takeLock(folder, 'opened-by', SETTLE_MS, refuse);
}
