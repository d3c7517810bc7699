import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import type { Project } from '../../../base/config/project';
import { messageOf, ReleaseError, type Tell } from '../../../base/errors/errors';
import { writeStockBuild } from '../../../releases/publishing/stockBuild';
import { manifestSchema, SETTINGS, settingsSchema } from '../../../releases/publishing/stockManifest';
import type { ReleaseTarget } from '../../../releases/publishing/releaseTarget';
import { CHECK_NAMES } from '../../../releases/repository/registrySchema';
import { release, type ReleaseOptions } from './release';

const EXAMPLE =
  '{ "name": "poll", "team": "Poll", "title": "Poll", "prefixes": ["/poll"], "page": { "module": "./Poll" } }';

const nothing = () => true;
const NO_TOOLS = { build: nothing, contract: nothing, types: nothing, tests: nothing, journeys: nothing };

/** Releases what another bundler has built into a folder. Throws a `ReleaseError` with its reasons. */
export async function publish(
  folder: string,
  targetFor: (project: Project) => Promise<ReleaseTarget>,
  options: Omit<ReleaseOptions, 'skipped'>,
  print: Tell,
): Promise<void> {
  const from = resolve(folder);
  const root = dirname(from);
  if (!existsSync(join(from, 'mf-manifest.json')))
    throw new ReleaseError([
      `GLOW-275 There is no mf-manifest.json in ${from}: build with Module Federation 2, and \`manifest: true\`.`,
    ]);
  const manifest = read(from, 'mf-manifest.json', manifestSchema);
  if (!existsSync(join(root, SETTINGS))) await ask(root, manifest.exposes[0]?.path ?? '');
  const settings = read(root, SETTINGS, settingsSchema);
  const { version } = read(root, 'package.json', z.object({ version: z.string() }));
  const stage = mkdtempSync(join(tmpdir(), 'glow-publish-'));
  try {
    writeStockBuild(from, join(stage, 'dist'), { manifest, settings }, version);
    const { name } = settings;
    // the commit is that of the build's own folder
    const project = { root, isStore: false, packages: [{ name, folder: relative(root, stage) }], budgets: {} };
    const target = await targetFor(project);
    await release(target, new Map([[name, undefined]]), { ...options, skipped: [...CHECK_NAMES] }, NO_TOOLS, print);
  } finally {
    rmSync(stage, { recursive: true });
  }
}

function read<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch (error) {
    const reason = messageOf(error instanceof z.ZodError ? z.prettifyError(error) : error);
    throw new ReleaseError([`GLOW-276 ${join(folder, name)} cannot be read: ${reason}.`]);
  }
}

async function ask(root: string, exposed: string): Promise<void> {
  const file = join(root, SETTINGS);
  if (!process.stdin.isTTY)
    throw new ReleaseError([`GLOW-277 Write ${file}, for example ${EXAMPLE}, or run this at a terminal.`]);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = async (question: string, usual: string) =>
    (await terminal.question(`${question} (${usual}): `)) || usual;
  const name = await answer('Name of the remote, in lower case', exposed.replace(/\W/g, '').toLowerCase());
  const title = await answer('Title of its page', name);
  const team = await answer('Team', title);
  const prefixes = [await answer('Its address in the store', `/${name}`)];
  const module = await answer('Exposed module of the page', exposed);
  terminal.close();
  writeFileSync(file, `${JSON.stringify({ name, team, title, prefixes, page: { module } }, null, 2)}\n`);
}
