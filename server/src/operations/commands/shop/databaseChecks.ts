import { satisfies } from 'semver';
import type { DatabaseFacts } from '../../../shop/database/databaseFacts';
import { migrationNames } from '../../../shop/database/migrate';
import { megabytes, toMinute } from '../text';

/** As in `engines` of package.json. */
const NODE = '>=20.19';
const MIN_POSTGRES = 15;
/** The log of the embedded database stays below this, in bytes. */
const USUAL_LOG_BYTES = 128 * 1024 * 1024;
/** How far two clocks may be apart, in milliseconds. */
const CLOCK_MS = 5_000;

export type Finding = ReturnType<typeof fine>;

export const fine = (text: string) => ({ isOk: true, text });
export const wrong = (text: string): Finding => ({ isOk: false, text });

export function checkVersions({ version, migrations }: DatabaseFacts, node = process.versions.node): Finding {
  const isOk = satisfies(node, NODE) && Number.parseInt(version, 10) >= MIN_POSTGRES;
  const needed = isOk ? '' : `; Node ${NODE} and PostgreSQL ${MIN_POSTGRES} or newer are needed`;
  return { isOk, text: `Node ${node}, PostgreSQL ${version}, schema ${migrations.at(-1) ?? 'none'}${needed}` };
}

export function checkMigrations({ migrations }: DatabaseFacts, known = migrationNames): Finding {
  const pending = known.filter((name) => !migrations.includes(name));
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length > 0) return wrong(`GLOW-315 the database is newer than this code: ${newer.join(', ')}`);
  if (pending.length > 0) return wrong(`GLOW-316 ${pending.join(', ')} not applied yet: the next start does it`);
  return fine(`all ${known.length} applied`);
}

export function checkLog({ logBytes, maxLogBytes, fsync, synchronousCommit }: DatabaseFacts): Finding {
  const limit = Math.max(2 * maxLogBytes, USUAL_LOG_BYTES);
  const isFlushed = fsync === 'on' && synchronousCommit !== 'off';
  const size = logBytes === undefined ? 'its size is not shown to this user' : megabytes(logBytes);
  const settings = `fsync ${fsync}, synchronous_commit ${synchronousCommit}`;
  return {
    isOk: isFlushed && (logBytes ?? 0) <= limit,
    text: `${size}, at most ${megabytes(limit)} is usual; ${settings}${isFlushed ? '' : ': a crash may lose orders'}`,
  };
}

export function checkClock({ now, newestOrder }: DatabaseFacts, machine: number): Finding {
  if (Math.abs(now - machine) > CLOCK_MS) return wrong(`GLOW-317 here ${toMinute(machine)}, database ${toMinute(now)}`);
  if (newestOrder === undefined) return fine(`${toMinute(machine)}; no order yet`);
  const text = `${toMinute(machine)}; the newest order is of ${toMinute(newestOrder)}`;
  return newestOrder <= machine + CLOCK_MS ? fine(text) : wrong(`GLOW-318 ${text}, later than that`);
}
