import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../store';

/** The code blocks of a section of docs/own-repository.md. */
export function blocksOf(section: string): string[] {
  const text = readFileSync(path.join(repository, 'docs/own-repository.md'), 'utf8');
  const [, found = ''] = text.split(`\n## ${section}\n`);
  return [...(found.split('\n## ')[0] ?? '').matchAll(/^ *```\w*\n([^]*?)^ *```$/gm)].map(([, code = '']) => code);
}

/** The commands of a block, without what is said of them. */
export function commandsOf(block: string): string[] {
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +# .*/, '').trim());
}
