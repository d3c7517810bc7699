/** The annotation of a test that names a host and its remote. */
export const PAIR = 'pair';
/** The annotation of a test that proves this, as a list; other tests have a step for each. */
const PROVES = 'proves';
/** The annotation of a test that says what its pair is made with. */
export const VERSIONS = 'versions';

/** What a pair shows; titles of steps begin with those that they prove, as `style, link: …`. */
const PROOFS = ['screen', 'hook', 'style', 'link', 'back', 'down', 'new build'];

const TOOLS = ['webpack', '@rspack/core', 'vite', '@module-federation/enhanced', '@module-federation/vite'];

/** The parts of Playwright's report that are read. */
interface Suite {
  specs?: { ok: boolean; tests: Test[] }[];
  suites?: Suite[];
}
interface Test {
  annotations: Annotation[];
  results: { steps?: Step[] }[];
}
interface Step {
  title: string;
  error?: object;
}
interface Annotation {
  type: string;
  description?: string;
}

/** For a test of this store's shell with a remote of its own. */
export const provesOwn = (...proofs: string[]): Annotation[] => [
  { type: PAIR, description: pairOf() },
  { type: PROVES, description: proofs.join(', ') },
];

/** The name of a pair; `project` is a folder of this one. */
export function pairOf(project = 'ours'): string {
  return project.endsWith('-host') ? `${project} × ours` : `shell × ${project}`;
}

/** Bundler and plugin with their versions, of the text of a lock file. */
export function versionsIn(lockFile: string): string {
  const { packages } = JSON.parse(lockFile) as {
    packages: Record<string, { version: string; devDependencies?: object }>;
  };
  const listed = Object.keys(packages['']?.devDependencies ?? {});
  const tools = TOOLS.filter((name) => listed.includes(name));
  return tools.map((name) => `${name} ${packages[`node_modules/${name}`]?.version}`).join(', ');
}

const textOf = ({ annotations }: Test, type: string) =>
  annotations.find((annotation) => annotation.type === type)?.description ?? '';

/** What the pairs of a run were made with. */
export function versionsRunIn(report: Suite): Record<string, string> {
  const tests = specsIn(report).flatMap((spec) => spec.tests);
  const run = tests.filter((test) => textOf(test, VERSIONS));
  return Object.fromEntries(run.map((test) => [textOf(test, PAIR), textOf(test, VERSIONS)]));
}

/** What a run has proved of each pair: true, or false if a test of it failed. */
function provedIn(report: Suite): Map<string, Map<string, boolean>> {
  const pairs = new Map<string, Map<string, boolean>>();
  for (const { ok, tests } of specsIn(report))
    for (const test of tests) {
      const pair = textOf(test, PAIR);
      if (!pair) continue;
      const proved = pairs.get(pair) ?? new Map<string, boolean>();
      const prove = (names: string, holds: boolean) => {
        for (const name of names.split(', ')) proved.set(name, holds && proved.get(name) !== false);
      };
      pairs.set(pair, proved);
      prove(textOf(test, PROVES), ok);
      for (const { title, error } of test.results.at(-1)?.steps ?? []) prove(title.split(':')[0] ?? '', !error);
    }
  return pairs;
}

function specsIn({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The page of this table. */
export const pageOf = (table: string) => `# Hosts and remotes of other bundlers

For a team with a bundler of its own. After it you can say which hosts and remotes work with this store.

\`npm run glow -- test interop\` tries each pair in a browser and writes this page. How to make one: [show a part of this store elsewhere](../own-repository.md#show-a-part-of-this-store-elsewhere), [bring a remote you already have](../own-repository.md#bring-a-remote-you-already-have). The projects are in [e2e/interop](../../e2e/interop/README.md).

${table}
- **screen**: The host shows the screen or the fragment, with its data.
- **hook**: It keeps its state and takes new properties. The page has one React.
- **style**: It has its own styles.
- **link**: A link in it opens a page of the store.
- **back**: A shopper leaves it and comes back.
- **down**: Without the remote, a sentence is in its place, and the rest of the page stays.
- **new build**: After a release, a reload of the page shows the new build. Nobody builds the host again.
`;

/** The table of a run; `versions` are those of each pair. */
export function tableOf(report: Suite, versions: Record<string, string>): string {
  const proved = provedIn(report);
  const rows = Object.entries(versions).map(([pair, made]) => [
    pair,
    made,
    ...PROOFS.map((proof) => (proved.get(pair)?.get(proof) ? 'yes' : 'no')),
  ]);
  const head = ['Host × remote', 'Made with', ...PROOFS];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** The first two columns of the table in the page. */
export function versionsOf(text: string): Record<string, string> {
  const rows = [...text.matchAll(/^\| (?!Host)(\S+ × \S+) +\| ([^|]+?) +\|/gm)];
  return Object.fromEntries(rows.map(([, pair, made]) => [pair, made]));
}
