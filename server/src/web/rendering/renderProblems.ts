import { cutText } from '@glow/shared/text';
import type { Config } from '../../base/config/config';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import type { LiveReleases } from '../../releases/repository/liveReleases';
import { routesOf } from '../../releases/repository/remoteRoutes';
import type { Read } from '../pageReads';
import { createPoolRenderer, poolOptions } from './renderer';
import { createRenderPool } from './renderPool';

/** Renders each candidate's first page beside the live builds, if the shell renders on the server and is here. */
export async function renderProblems(
  candidates: StoredRelease[],
  { packages }: LiveReleases,
  { config, methods, read }: { config: Config; methods: readonly string[]; read: Read },
): Promise<string[]> {
  const live = packages.flatMap(({ live: release }) => release ?? []);
  const releases = new Map([...live, ...candidates].map((release) => [release.name, release]));
  const shell = releases.get('shell');
  if (!shell?.server || !shell.dist) return [];
  const remotes = [...releases.values()].filter(({ name }) => name !== 'shell').map((one) => routesOf(one.name, one));
  const pool = createRenderPool({ ...poolOptions(config), size: 1 });
  const record = () => ({ reads: [], state: 0, at: 0, hasFailed: false, until: 0, read });
  const site = () => config.siteUrl ?? `http://localhost:${config.port}`;
  const renderer = createPoolRenderer({ pool, reads: { methods, record }, site, report: () => undefined });
  const problems: string[] = [];
  // a program ends when it waits for nothing else than its rendering process
  const waiting = setInterval(() => undefined, 1_000);
  try {
    for (const { name, prefixes } of candidates) {
      const url = prefixes[name]?.[0] ?? '/';
      const problem = await renderer
        .render({ releases, remotes }, url, 'background')
        .then(({ value }) => (value.status >= 500 ? `it is answered with ${value.status}` : undefined), firstLine);
      if (problem) problems.push(`The page ${url} cannot be rendered with ${name}: ${problem}.`);
    }
  } finally {
    clearInterval(waiting);
    pool.close();
  }
  return problems;
}

function firstLine(error: unknown): string {
  return cutText((error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '', 200);
}
