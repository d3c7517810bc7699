// npm run glow -- look: pictures of all screens and states in one page; --against <commit>, --only <part of a name>
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { buildStale } from '../../tools/build/buildPackages.js';
import { runNode } from '../../tools/run/runNode.js';
import { provideChromium } from '../../tools/test/chromium.js';
import { PLAYWRIGHT, specsOf } from '../../tools/test/programs.js';
import { OTHER_TREE } from '../openCommonStore';
import { treeOf } from '../skew/previousBuilds';
import { repository } from '../store';
import { differenceOf } from './differenceOf';
import { lookPage, type Look } from './lookPage';
import { PICTURES, pictureName } from './picture';
import { nameOf, STATES, WIDTHS } from './states';

const FOLDER = path.join(repository, 'test-results/look');

interface Test {
  title: string;
  tests: { results: { status: string; error?: { message?: string } }[] }[];
}

const { only, against } = parseArgs({
  options: { only: { type: 'string', default: '' }, against: { type: 'string' } },
}).values;
const states = STATES.filter((state) => nameOf(state).includes(only));

if (!provideChromium()) process.exit(1);
await buildStale();
rmSync(FOLDER, { recursive: true, force: true });
if (against) await takePictures('before', treeOf(against));
const problems = await takePictures('now');
const looks = new Map<string, Look[]>();
for (const state of states)
  looks.set(nameOf(state), await Promise.all(WIDTHS.map((width) => lookOf(pictureName(state, width), width))));
for (const { title, message } of problems) {
  const [name = '', width] = title.split(/ at (\d+) px /);
  const found = looks.get(name)?.find((look) => look.width === Number(width));
  if (found) found.problem = message;
}
writeFileSync(path.join(FOLDER, 'index.html'), lookPage(looks, against));
console.log(path.join(FOLDER, 'index.html'));
process.exitCode = problems.length === 0 && states.length > 0 ? 0 : 1;

/** Takes the pictures of this tree or another one; returns the tests that failed. */
async function takePictures(folder: string, tree = ''): Promise<{ title: string; message: string }[]> {
  const report = path.join(FOLDER, `${folder}.json`);
  const target = path.join(FOLDER, folder);
  mkdirSync(target, { recursive: true });
  const titles = only.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const options = ['--reporter', 'line,json', '--output', `${target}-failed`, '--grep', `${titles}.* px is pictured`];
  await runNode([...PLAYWRIGHT, 'look.spec.ts', ...options], {
    env: { [PICTURES]: target, [OTHER_TREE]: tree, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) return [{ title: '', message: 'The pictures could not be taken.' }];
  const tests: Test[] = specsOf(JSON.parse(readFileSync(report, 'utf8')));
  return tests.flatMap(({ title, tests: [test] }) => {
    const [result] = test?.results ?? [];
    return result?.status === 'passed'
      ? []
      : { title, message: stripVTControlCharacters(result?.error?.message ?? 'It was not run.') };
  });
}

async function lookOf(name: string, width: number): Promise<Look> {
  const [before, now] = ['before', 'now'].map((folder) => path.join(folder, name));
  const has = (file: string | undefined) => file !== undefined && existsSync(path.join(FOLDER, file));
  return {
    width,
    before: has(before) ? before : undefined,
    now: has(now) ? now : undefined,
    difference: has(before) && has(now) ? await differenceOf(path.join(FOLDER, before!), path.join(FOLDER, now!)) : 0,
  };
}
