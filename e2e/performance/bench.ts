// npm run glow -- bench [-- home product] [-- --runs 3] [-- --peers <name>=<URL>,…], npm run glow -- bench server [--telemetry], npm run glow -- bench orders, npm run glow -- bench rendering, npm run glow -- bench search, npm run glow -- bench staff, npm run glow -- bench data, npm run glow -- bench fragments [--against <commit>] [--check], npm run glow -- bench crowd [--short], or npm run glow -- bench bytes
import { parseArgs } from 'node:util';
import { buildStale } from '../../tools/build/buildPackages.js';
import { Store } from '../store';
import { benchInBrowser, screenNames } from './browserBench';
import { printBytes } from './bytes';
import { benchCrowd } from './crowdBench';
import { benchData } from './dataBench';
import { benchFragments } from './fragmentBench';
import { benchOrders } from './orderBench';
import { benchRendering } from './renderBench';
import { benchSearch } from './searchBench';
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
const isServer = positionals.includes('server');
const NAMES = ['server', 'orders', 'rendering', 'search', 'staff', 'data', 'fragments', 'crowd', 'bytes'];
const unknown = positionals.filter((name) => ![...NAMES, ...screenNames].includes(name));
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(
    `Arguments: any of the screens ${screenNames.join(', ')}, with --runs <number> and --peers <name>=<URL>,… of running stores, measured beside this one ("other" is a former build, with which the goals compare; <name>.<screen>=<URL> is the address of one screen of a different store); or one of ${NAMES.join(', ')}; server takes --telemetry, fragments --against <commit> and --check, crowd --short, which ends with 1 if the store fails under load.`,
  );
  process.exit(1);
}

if (positionals.includes('search')) {
  await benchSearch();
  process.exit();
}
if (positionals.includes('staff')) {
  await benchStaff();
  process.exit();
}
if (positionals.includes('orders')) {
  await benchOrders(runs);
  process.exit();
}

await buildStale();
if (isServer && values.telemetry) {
  await benchTelemetry(runs);
  process.exit();
}
if (positionals.includes('rendering')) {
  await benchRendering(runs);
  process.exit();
}
if (positionals.includes('data')) {
  await benchData(runs);
  process.exit();
}
if (positionals.includes('fragments')) {
  const areGoalsReached = await benchFragments(runs, values.against);
  process.exit(values.check && !areGoalsReached ? 1 : 0);
}
if (positionals.includes('crowd')) {
  const failures = await benchCrowd(values.short);
  if (values.short) for (const failure of failures) console.log(`FAILED: ${failure}`);
  process.exit(values.short && failures.length > 0 ? 1 : 0);
}
const store = new Store();
await store.open();
try {
  if (positionals.includes('bytes')) await printBytes(store.url);
  else if (isServer) await benchServer(store.url);
  else await benchInBrowser(store.url, positionals.length > 0 ? positionals : screenNames, runs, peersIn(values.peers));
} finally {
  await store.remove();
}
