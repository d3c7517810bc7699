// npm run glow -- test interop: each pair of host and remote, and docs/reference/hosts.md
// (INTEROP=latest: with the newest plugins, and a table in the terminal)
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '../../tools/build/buildPackages.js';
import { runNode } from '../../tools/run/runNode.js';
import { provideChromium } from '../../tools/test/chromium.js';
import { PLAYWRIGHT } from '../../tools/test/programs.js';
import { repository } from '../store';
import { pageOf, tableOf, versionsRunIn } from './pairs';
import { DOCUMENT, lockedVersions } from './versions';

if (!provideChromium()) process.exit(1);
await buildStale();
const { failed } = await runNode([...PLAYWRIGHT, '--grep', '@interop', ...process.argv.slice(2)]);
const report = JSON.parse(readFileSync(path.join(repository, 'test-results/playwright.json'), 'utf8'));
const table = tableOf(report, { ...lockedVersions(), ...versionsRunIn(report) });
if (process.env.INTEROP) console.log(table);
else writeFileSync(DOCUMENT, pageOf(table));
process.exitCode = failed ? 1 : 0;
