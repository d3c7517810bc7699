import { spawnSync } from 'node:child_process';
import { cutText } from '@glow/shared/text';
import type { Provenance } from '../../releases/registrySchema';

const MAX_LENGTH = 200;

/** The commit of a repository, whoever releases it, and what they say of it; without what git does not tell. */
export function provenanceOf(root: string, note?: string): Provenance {
  const git = (...args: string[]) =>
    cutText(spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '', MAX_LENGTH) || undefined;
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const hasChanges = commit && git('status', '--porcelain');
  return { commit: hasChanges ? `${commit} with changes` : commit, by: git('config', 'user.name'), note };
}
