import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PACKAGES } from '../../server/src/releases/liveReleases';
import { publishBuild } from '../../server/src/cli/releases/publishBuild';
import { RELEASE } from '../../server/src/releases/buildFolder';
import { linkDependencies, repository } from '../store';

/** The commit of the previous generation. */
export const previousCommit = (
  JSON.parse(readFileSync(path.join(repository, 'shared/previous-release.json'), 'utf8')) as { commit: string }
).commit;

const CACHE_FOLDER = path.join(repository, '.cache/previous');

/** The releases folder with the previous build of every package, built once per commit and cached; undefined if the history lacks the commit. */
export async function previousBuilds(): Promise<string | undefined> {
  const folder = path.join(CACHE_FOLDER, previousCommit);
  if (existsSync(folder)) return folder;
  if (!succeeds('git', 'cat-file', '-e', `${previousCommit}^{commit}`)) return undefined;
  const tree = mkdtempSync(path.join(tmpdir(), 'glow-previous-'));
  try {
    buildTree(tree);
    rmSync(CACHE_FOLDER, { recursive: true, force: true });
    for (const dist of PACKAGES.map((found) => path.join(tree, found.folder, 'dist'))) {
      if (existsSync(path.join(dist, RELEASE))) await publishBuild(`${folder}.arriving`, dist);
    }
    renameSync(`${folder}.arriving`, folder);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  return folder;
}

/** Builds the commit with the installed dependencies. */
function buildTree(tree: string): void {
  const archive = path.join(tree, 'tree.tar');
  if (!succeeds('git', 'archive', '--output', archive, previousCommit) || !succeeds('tar', '-xf', archive, '-C', tree))
    throw new Error(`The tree of ${previousCommit} cannot be unpacked.`);
  linkDependencies(tree);
  // images of unchanged originals are not generated again
  cpSync(path.join(repository, 'shared/dist/images'), path.join(tree, 'shared/dist/images'), { recursive: true });
  // by the build command of that commit
  const { scripts } = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8'));
  const { status } = spawnSync(scripts.build, { cwd: tree, stdio: 'inherit', shell: true });
  if (status !== 0)
    throw new Error(
      `${previousCommit} cannot be built any more: name a later release in shared/previous-release.json.`,
    );
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd: repository, stdio: 'ignore' }).status === 0;
}
