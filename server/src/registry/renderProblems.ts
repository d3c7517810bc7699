import { cutText } from '@glow/shared/text';
import type { StoredRelease } from '../releases/repository/buildRepository';
import type { LiveReleases } from '../releases/repository/liveReleases';
import { routesOf } from '../releases/repository/remoteRoutes';
import { createPoolRenderer, poolOptions } from '../web/rendering/renderer';
import { createRenderPool } from '../web/rendering/renderPool';
import type { RegistryParts } from './registryParts';

/** Renders each candidate's first page beside the live builds in a new process, if the shell renders on the server. */
export async function renderProblems(
  candidates: StoredRelease[],
  { packages }: LiveReleases,
  { config, read }: RegistryParts,
): Promise<string[]> {
  const live = packages.flatMap(({ live: release }) => release ?? []);
  const releases = new Map([...live, ...candidates].map((release) => [release.name, release]));
  if (!releases.get('shell')?.server) return [];
  const remotes = [...releases.values()].filter(({ name }) => name !== 'shell').map((one) => routesOf(one.name, one));
  const pool = createRenderPool({ ...poolOptions(config), size: 1 });
  const record = () => ({ reads: [], state: 0, at: 0, hasFailed: false, until: 0, read });
  const reads = { methods: config.reads, record };
  const renderer = createPoolRenderer({ pool, reads, site: () => config.siteUrl, report: () => undefined });
  const problems: string[] = [];
  try {
    for (const { name, prefixes } of candidates) {
      const url = prefixes[name]?.[0] ?? '/';
      const problem = await renderer
        .render({ releases, remotes }, url, 'background')
        .then(({ value }) => (value.status >= 500 ? `it is answered with ${value.status}` : undefined), firstLine);
      if (problem) problems.push(`The page ${url} cannot be rendered with ${name}: ${problem}.`);
    }
  } finally {
    pool.close();
  }
  return problems;
}

function firstLine(error: unknown): string {
  return cutText((error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '', 200);
}
