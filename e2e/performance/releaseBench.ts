import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packages } from '../../shared/build/packages.js';
import { JEST } from '../run/runners.js';
import { Store } from '../store';
import { Team, UNCHECKED, type Outcome } from '../team';
import { keepRuns } from './results';
import { ratio, table, text } from './table';

/** The team's change: a text of a screen of the blog. */
const CHANGED = { file: 'blog-mfe/src/blog/BlogHero.tsx', text: 'at an unhurried pace' };

const BUILD = 'shared/cli/build.js';

/** What a release of one bundle has to check: whatever is in it. */
const CHECKS = [
  ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'],
  ['shared/cli/contract.js'],
  [...JEST, '--selectProjects', ...packages.map(({ folder }) => folder), 'shared'],
  ['e2e/run/together.js', '--grep', '@journey'],
];

/** How often a server is asked what it serves, in milliseconds. */
const POLL_MS = 50;

/** Seconds that something took in the federated store, and as one bundle. */
interface Comparison {
  what: string;
  federated: number;
  single: number;
}

/** Measures builds, and the way of a change from the command to the shopper, in a copy of the repository; prints a table. */
export async function benchReleases(): Promise<void> {
  const team = new Team();
  try {
    const done = [...buildAll(team), ...(await releaseChange(team))];
    const rows = done.map(({ what, federated, single }) => [
      what,
      text(federated),
      text(single),
      ratio(federated, single),
    ]);
    console.log(table([['seconds', 'federated', 'one bundle', 'ratio'], ...rows]));
    console.log(`Figures: ${keepRuns('releases', done)}`);
  } finally {
    team.remove();
  }
}

/** Builds of everything, without a cache. */
function buildAll(team: Team): Comparison[] {
  for (const { folder } of [...packages, { folder: 'single-bundle' }])
    rmSync(path.join(team.root, folder, 'dist'), { recursive: true, force: true });
  return [
    {
      what: 'everything is built, without a cache',
      federated: secondsOf(() => team.run([BUILD])),
      single: secondsOf(() => team.run([BUILD, '--together'])),
    },
  ];
}

/** A change of one remote, built with a cache and made live, without the checks and with them. */
async function releaseChange(team: Team): Promise<Comparison[]> {
  const single = new Store(team.root, { RELEASES_DIR: path.join(team.root, 'single-bundle/dist') });
  const federated = new Store(team.root);
  const release = (...options: string[]) => team.command(federated, 'release', 'blog', ...options);
  const buildSingle = () => team.run([BUILD, '--together']);
  try {
    await Promise.all([single.open(), federated.open()]);
    // the first release publishes what was live before, too
    change(team);
    requireSuccess(release(...UNCHECKED));
    requireSuccess(buildSingle());
    change(team);
    const unchecked = {
      what: 'a change of the blog, until it is served',
      federated: await untilServed(federated, 'blog', () => release(...UNCHECKED)),
      single: await untilServed(single, 'shell', buildSingle),
    };
    change(team);
    return [
      unchecked,
      {
        what: 'the same with types, tests and journeys',
        federated: await untilServed(federated, 'blog', () => release()),
        single: await untilServed(single, 'shell', () => {
          for (const check of CHECKS) requireSuccess(team.run(check));
          return buildSingle();
        }),
      },
    ];
  } finally {
    await Promise.all([single.remove(), federated.remove()]);
  }
}

let changes = 0;

/** Changes the text once more. */
function change(team: Team): void {
  team.edit(CHANGED.file, textAfter(changes), textAfter(changes + 1));
  changes += 1;
}

function textAfter(count: number): string {
  return CHANGED.text + ', again'.repeat(count);
}

/** Seconds from the command until the server names another build of the package. */
async function untilServed(store: Store, name: string, release: () => Outcome): Promise<number> {
  const before = await servedBuild(store, name);
  const started = Date.now();
  requireSuccess(release());
  while ((await servedBuild(store, name)) === before);
  return (Date.now() - started) / 1000;
}

async function servedBuild({ url }: Store, name: string): Promise<string | undefined> {
  // commands hold the event loop, which has to hear of closed connections before it asks
  await wait(POLL_MS);
  const { shell, remotes } = (await (await fetch(`${url}/registry.json`)).json()) as {
    shell: { build: string };
    remotes: { name: string; build: string }[];
  };
  return [{ name: 'shell', ...shell }, ...remotes].find((found) => found.name === name)?.build;
}

function secondsOf(work: () => Outcome): number {
  const started = Date.now();
  requireSuccess(work());
  return (Date.now() - started) / 1000;
}

function requireSuccess({ isSuccessful, output }: Outcome): void {
  if (!isSuccessful) throw new Error(output);
}
