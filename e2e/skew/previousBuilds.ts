import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STORE } from '@glow/server/base';
import { publishBuild } from '@glow/server/releases';
import { installLibraries } from '../installLibraries';
import { linkDependencies, repository } from '../store';

/** The commits of the releases before this one, the newest first. */
const { commits } = JSON.parse(readFileSync(path.join(repository, 'shared/previous-release.json'), 'utf8')) as {
  commits: string[];
};

const CACHE_FOLDER = path.join(repository, '.cache/previous');

/** A commit, and the releases folder with its build of every package. */
export interface PreviousBuilds {
  commit: string;
  folder: string;
}

/** The builds of the previous releases, each made once and cached; without those whose commit the history lacks. */
export async function previousBuilds(): Promise<PreviousBuilds[]> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  for (const cached of readdirSync(CACHE_FOLDER).filter((name) => !commits.includes(name)))
    rmSync(path.join(CACHE_FOLDER, cached), { recursive: true, force: true });
  const found: PreviousBuilds[] = [];
  for (const commit of commits) {
    const folder = path.join(CACHE_FOLDER, commit);
    if (existsSync(folder)) found.push({ commit, folder });
    else if (succeeds('git', 'cat-file', '-e', `${commit}^{commit}`)) {
      await publishCommit(commit, folder);
      found.push({ commit, folder });
    } else
      console.log(`skew: the builds of ${commit} are missing, because there is no git here, or its history lacks it.`);
  }
  return found;
}

async function publishCommit(commit: string, folder: string): Promise<void> {
  const tree = mkdtempSync(path.join(tmpdir(), 'glow-previous-'));
  try {
    buildTree(commit, tree);
    for (const dist of STORE.packages.map((found) => path.join(tree, found.folder, 'dist'))) {
      if (existsSync(path.join(dist, 'release.json'))) await publishBuild(`${folder}.arriving`, dist);
    }
    renameSync(`${folder}.arriving`, folder);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** The folder with the built tree of a commit, which is made once and kept until another one is made. */
export function treeOf(commit: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`There is no commit ${commit} here.`);
  const trees = path.join(repository, '.cache/trees');
  const tree = path.join(trees, stdout.trim());
  const whole = path.join(tree, '.built');
  if (existsSync(whole)) return tree;
  rmSync(trees, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  buildTree(stdout.trim(), tree);
  writeFileSync(whole, '');
  return tree;
}

/** Builds the commit with the installed dependencies. */
function buildTree(commit: string, tree: string): void {
  const archive = path.join(tree, 'tree.tar');
  if (!succeeds('git', 'archive', '--output', archive, commit) || !succeeds('tar', '-xf', archive, '-C', tree))
    throw new Error(`The tree of ${commit} cannot be unpacked.`);
  linkDependencies(tree);
  installFormerLibraries(tree);
  // images of unchanged originals are not generated again
  cpSync(path.join(repository, 'shared/dist/images'), path.join(tree, 'shared/dist/images'), { recursive: true });
  // by the build command of that commit
  const { scripts } = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8'));
  const { status } = spawnSync(scripts.build, { cwd: tree, stdio: 'inherit', shell: true });
  if (status !== 0)
    throw new Error(
      `${commit} cannot be built any more: name a later one (of releases in shared/previous-release.json).`,
    );
}

/** Installs the libraries of the tree's packages that are not installed here; they have no own copies of peers. */
function installFormerLibraries(tree: string): void {
  const modules = path.join(tree, 'node_modules');
  const libraries = [...STORE.packages, { folder: 'shared' }].flatMap(({ folder }) =>
    librariesOf(path.join(tree, folder)),
  );
  const missing = libraries.filter(([name]) => !existsSync(path.join(modules, name)));
  if (missing.length === 0) return;
  installLibraries(tree, [...new Set(missing.map(([name, version]) => `${name}@${version}`))]);
}

/** Names and versions of a package's libraries; none where the tree does not have the package. */
function librariesOf(folder: string): [name: string, version: string][] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  return Object.entries(dependencies);
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd: repository, stdio: 'ignore' }).status === 0;
}
