import { compressedSize, releaseOf } from './documents';
import { getCompressed, timed, type Timed } from './requestBench';
import { keepRuns } from './results';
import { ratio, table, text } from './table';
import { packages } from '../../tools/build/packages.js';

/** Paths, and a URL parameter of each of which every value is a page of its own. */
const PATHS: [path: string, parameter: string][] = [
  ['/collections/skincare', 'q'],
  ['/product/skn-002', 'variant'],
  ['/checkout', 'step'],
  ['/blog', 'q'],
  ['/login', 'from'],
];

/** Concurrent keep-alive connections of the throughput measurement. */
const CONNECTIONS = 8;
/** Numbers of responses before (until the JIT is warm) and during a measurement. */
const CACHED = { warmUp: 10_000, counted: 10_000 };
const RENDERED = { warmUp: 300, counted: 600 };

interface Load extends Pick<Timed, 'rate' | 'p50' | 'p99'> {
  /** Bytes of a response body. */
  size: number;
}

interface ServerRun extends Load {
  path: string;
  what: 'cached' | 'rendered' | 'file';
}

/** Measures cached and freshly rendered pages against a static file of similar size; prints a table. */
export async function benchServer(store: string): Promise<void> {
  const runs: ServerRun[] = [];
  let renderedCount = 0;
  for (const [path, parameter] of PATHS) {
    const cached: ServerRun = { path, what: 'cached', ...(await load(store, () => path, CACHED)) };
    const rendered: ServerRun = {
      path,
      what: 'rendered',
      ...(await load(store, () => `${path}?${parameter}=${(renderedCount += 1)}`, RENDERED)),
    };
    const file = fileOfSize(cached.size);
    runs.push(cached, rendered, { path: file, what: 'file', ...(await load(store, () => file, CACHED)) });
  }
  const rows = PATHS.map(([path], index) => {
    const [cached, rendered, file] = runs.slice(index * 3, index * 3 + 3);
    return [
      path,
      ...figures(cached),
      ratio(cached?.rate, file?.rate),
      ...figures(rendered),
      ratio(rendered?.rate, file?.rate),
      ...figures(file),
    ];
  });
  const headersOf = (what: string) => [`${what} /s`, 'p50 ms', 'p99 ms'];
  console.log(
    table([['', ...headersOf('cached'), '/ file', ...headersOf('rendered'), '/ file', ...headersOf('file')], ...rows]),
  );
  console.log(
    `\nRates over ${CONNECTIONS} connections, times on one; brotli; the client runs on the same machine. rendered: a URL never asked for before. file: a built script of the page's size.`,
  );
  console.log(`Figures: ${keepRuns('server', runs)}`);
}

function figures(run: Load | undefined): string[] {
  return [text(run && Math.round(run.rate)), text(run?.p50), text(run?.p99)];
}

/** The URL of the built script whose compressed size is nearest. */
function fileOfSize(size: number): string {
  const files = packages.flatMap(({ name, folder }) =>
    Object.values(releaseOf(folder).screens)
      .flat()
      .map((file) => ({ url: `/assets/${name}/${file}`, distance: Math.abs(compressedSize(folder, file) - size) })),
  );
  const [nearest] = files.sort((a, b) => a.distance - b.distance);
  if (!nearest) throw new Error('Nothing is built');
  return nearest.url;
}

/** The rate over all connections, and times over one. */
async function load(store: string, nextPath: () => string, { warmUp, counted }: typeof CACHED): Promise<Load> {
  const ask = () => getCompressed(store + nextPath());
  await timed(warmUp, CONNECTIONS, ask);
  const { p50, p99 } = await timed(counted / 2, 1, ask);
  const { rate } = await timed(counted, CONNECTIONS, ask);
  return { rate, p50, p99, size: await ask() };
}
