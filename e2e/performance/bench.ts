// npm run glow -- bench [home product …] [--runs 3] [--peers <name>=<URL>,…], or one of the other benchmarks
import { parseArgs } from 'node:util';
import { buildStale } from '../../tools/build/buildPackages.js';
import { Store } from '../store';
import { benchInBrowser, screenNames } from './browserBench';
import { printBytes } from './bytes';
import { benchCrowd } from './crowdBench';
import { benchFragments } from './fragmentBench';
import { benchOrders } from './orderBench';
import { peersIn } from './peers';
import { benchServer } from './serverBench';
import { benchStaff } from './staffBench';
import { benchTelemetry } from './telemetryBench';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    peers: { type: 'string', default: '' },
    telemetry: { type: 'boolean', default: false },
    against: { type: 'string', default: 'main' },
    check: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

const BENCHES: Record<string, () => Promise<unknown>> = {
  server: () => (values.telemetry ? benchTelemetry(runs) : withStore(benchServer)),
  orders: () => benchOrders(runs),
  staff: benchStaff,
  fragments: async () => {
    const areGoalsReached = await benchFragments(runs, values.against);
    process.exitCode = values.check && !areGoalsReached ? 1 : 0;
  },
  crowd: async () => {
    const failures = await benchCrowd(values.short);
    if (!values.short) return;
    for (const failure of failures) console.log(`FAILED: ${failure}`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  },
  bytes: () => withStore(printBytes),
};

const [name = ''] = positionals;
const areScreens = positionals.every((screen) => screenNames.includes(screen));
if (!(areScreens || (BENCHES[name] && positionals.length === 1)) || !Number.isInteger(runs) || runs < 1) {
  console.error(
    `Arguments: any of the screens ${screenNames.join(', ')}, with --runs <number> and --peers <name>=<URL>,… of running stores, measured beside this one ("other" is a former build, with which the goals compare; <name>.<screen>=<URL> is the address of one screen of a different store); or one of ${Object.keys(BENCHES).join(', ')}; server takes --telemetry, fragments --against <commit> and --check, crowd --short, which ends with 1 if the store fails under load.`,
  );
  process.exit(1);
}

await buildStale();
const bench = BENCHES[name];
if (bench) await bench();
else await withStore((url) => benchInBrowser(url, name ? positionals : screenNames, runs, peersIn(values.peers)));
process.exit();

async function withStore(measure: (url: string) => Promise<void>): Promise<void> {
  const store = new Store();
  await store.open();
  try {
    await measure(store.url);
  } finally {
    await store.remove();
  }
}
