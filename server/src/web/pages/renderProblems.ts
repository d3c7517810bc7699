import { isOff, ownerNameOf, pathOf, type RemoteRoutes } from '@glow/shared/remotes';
import { cutText } from '@glow/shared/text';
import { messageOf } from '../../base/errors/errors';
import type { Config } from '../../base/config/config';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import type { LiveReleases } from '../../releases/repository/liveReleases';
import { routesOf, withoutOff } from '../../releases/repository/remoteRoutes';
import type { Read, WithReads } from '../pageReads';
import { fragmentName } from '../../base/http/routeOf';
import { composePage } from './composePage';
import type { RenderedPage } from '../rendering/renderJob';
import { createPoolRenderer, poolOptions } from '../rendering/renderer';
import { createRenderPool } from '../rendering/renderPool';

/** For a fragment, in milliseconds: no shopper waits for it. */
const MAX_WAIT_MS = 60_000;

/** Renders pages of the candidates, and pages with their fragments, beside the live builds, if the shell is here. */
export async function renderProblems(
  candidates: StoredRelease[],
  { packages, repository }: LiveReleases,
  { config, methods, read }: { config: Config; methods: readonly string[]; read: Read },
): Promise<string[]> {
  const live = packages.flatMap(({ live: release }) => release ?? []);
  const releases = new Map([...live, ...candidates].map((release) => [release.name, release]));
  const shell = releases.get('shell');
  if (!shell?.server || !shell.dist) return [];
  const remotes = [...releases.values()]
    .filter(({ name }) => name !== 'shell')
    .map((one) => withoutOff(routesOf(one.name, one), repository.registry.packages[one.name]?.off ?? []));
  const pool = createRenderPool({ ...poolOptions(config), size: 1 });
  const record = () => ({ reads: [], state: 0, at: 0, hasFailed: false, until: 0, read });
  const site = () => config.siteUrl ?? `http://localhost:${config.port}`;
  const renderer = createPoolRenderer({ pool, reads: { methods, record }, site, report: () => undefined });
  const names = candidates.map(({ name }) => name);
  const isCandidates = (url: string) => names.includes('shell') || names.includes(ownerNameOf(remotes, url));
  const render = (url: string) => renderer.render({ releases, remotes }, url, 'background');
  const releasesBefore = new Map(live.map((release) => [release.name, release]));
  const renderBefore = (url: string) => renderer.render({ releases: releasesBefore, remotes }, url, 'background');
  const problems = new Map<string, string>();
  // a program ends when it waits for nothing else than its rendering process
  const waiting = setInterval(() => undefined, 1_000);
  try {
    const concerned = new Map([...releases].filter(([, release]) => isConcerned(release, candidates)));
    const { value: pages } = await renderer.sitemapPaths({ releases: concerned, remotes });
    const listed = pages.map(({ path }) => path);
    const owners = remotes.filter(({ name }) => concerned.has(name));
    for (const url of ['/', ...owners.flatMap((owner) => samplesOf(owner, listed))]) {
      if (isOff(remotes, url)) continue;
      const page = await render(url).catch((error: unknown) => noteProblem(url, error));
      if (page && page.value.status >= 500) await noteProblem(url, `it is answered with ${page.value.status}`);
      if (!page || ![url, ...page.value.fragments].some(isCandidates)) continue;
      for (const [address, error] of await failuresIn(page, render)) await noteProblem(address, error, url);
    }
  } finally {
    clearInterval(waiting);
    pool.close();
  }
  return [...problems.values()];

  async function noteProblem(url: string, error: unknown, page?: string): Promise<void> {
    // nobody waits for a fault of another package, which its team has to mend
    if (!names.includes(ownerNameOf(remotes, url)) && (await isFailingAlready(url, page))) return;
    const what = page ? `The fragment ${fragmentName(url)} of the page ${page}` : `The page ${url}`;
    const [cause = ''] = messageOf(error).replace(/\.$/, '').split('\n', 1);
    const sentence = `GLOW-264 ${what} cannot be rendered with ${names.join(' and ')}: ${cutText(cause, 200)}.`;
    problems.set(pathOf(url), sentence);
  }

  async function isFailingAlready(url: string, page?: string): Promise<boolean> {
    try {
      if ((await renderBefore(url)).value.status >= 500) return true;
      return page !== undefined && (await failuresIn(await renderBefore(page), renderBefore)).has(url);
    } catch {
      return true;
    }
  }

  async function failuresIn(page: WithReads<RenderedPage>, render: typeof renderBefore) {
    const fragments = page.value.fragments.filter((address) => !isOff(remotes, address));
    const { value } = await composePage({ ...page, value: { ...page.value, fragments } }, render, () => MAX_WAIT_MS);
    return value.failures;
  }
}

/** Whether pages of a package may show parts of the candidates. */
function isConcerned({ name, uses }: StoredRelease, candidates: StoredRelease[]): boolean {
  return candidates.some(
    (candidate) =>
      [candidate.name, 'shell'].includes(name) ||
      Object.keys(uses).some((part) => part.startsWith(`${candidate.name}/`)) ||
      Object.keys(candidate.slots ?? {}).some((slot) => slot.startsWith(`${name}/`)),
  );
}

/** The first page of each prefix, a page below it, and a page of each entry of a slot that is not on all pages. */
function samplesOf({ prefixes, slots = {} }: RemoteRoutes, listed: string[]): string[] {
  const entries = Object.values(slots).flatMap((found) => found ?? []);
  const below = prefixes.flatMap((prefix) => listed.find((path) => path.startsWith(`${prefix}/`)) ?? []);
  return [...prefixes, ...below, ...entries.flatMap(({ under }) => under?.[0] ?? [])];
}
