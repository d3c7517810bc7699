import type { Database, Queryable } from '../../base/database/Database';
import type { Tell } from '../../base/errors/errors';
import { repeat } from '../../base/system/repeat';
import type { Composer } from './composer';

const INTERVAL_MS = 15_000;
/** Of the database, because clocks of instances differ. */
const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Tells once if instances of the database show different builds for more than a minute; `close` stops it. */
export function compareInstances(database: Database, { compose }: Pick<Composer, 'compose'>, report: Tell) {
  const told = new Set<string>();

  async function compare(): Promise<void> {
    const { id, releases } = compose();
    const builds = Object.fromEntries([...releases].map(([name, { build }]) => [name, build]));
    await database.query(
      `insert into compositions as known (id, builds, began_at, seen_at) values ($1, $2, ${NOW}, ${NOW})
       on conflict (id) do update set seen_at = excluded.seen_at, began_at = case
         when known.seen_at < excluded.seen_at - ${2 * INTERVAL_MS} then excluded.began_at else known.began_at end`,
      [id, JSON.stringify(builds)],
    );
    for (const problem of await instanceProblems(database)) {
      if (!told.has(problem)) report(problem);
      told.add(problem);
    }
  }

  return repeat(compare, INTERVAL_MS, () => undefined);
}

/** None soon after a release or a restart: only what is present, and has been for a minute without a gap, is compared. */
export async function instanceProblems(database: Queryable): Promise<string[]> {
  const differing = await database.query(
    `with present as (select builds from compositions
       where seen_at > ${NOW} - ${INTERVAL_MS + 1_000} and seen_at - began_at > 60000)
     select key || ' (' || string_agg(distinct value, ', ') || ')' as builds from present, json_each_text(builds::json)
     group by key having count(distinct value) > 1 or count(*) < (select count(*) from present) order by key`,
    [],
  );
  if (differing.length === 0) return [];
  return [
    `GLOW-365 Instances of this database show different builds, and an instance has no files of another's: ${differing.map(({ builds }) => builds).join(', ')}. Give all one RELEASES_DIR or RELEASES_URL and release these packages there, or start all from the same image.`,
  ];
}
