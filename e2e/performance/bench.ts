// npm run bench [-- home product] [-- --runs 3], or npm run bench -- server
import { parseArgs } from 'node:util';
import { buildStale } from '../../shared/build/build.js';
import { Store } from '../store';
import { benchInBrowser, screenNames } from './browserBench';
import { benchServer } from './serverBench';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const isServer = positionals.includes('server');
const unknown = positionals.filter((name) => name !== 'server' && !screenNames.includes(name));
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`Say which screens (${screenNames.join(', ')}) and how many --runs, or server.`);
  process.exit(1);
}

await buildStale();
const store = new Store();
await store.open();
try {
  if (isServer) await benchServer(store.url);
  else await benchInBrowser(store.url, positionals.length > 0 ? positionals : screenNames, runs);
} finally {
  await store.remove();
}
