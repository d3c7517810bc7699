import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './store';

/** The code blocks of a document, or of one of its sections; of one language, or of all. */
export function blocksOf(document: string, { section = '', language = '\\w*' } = {}): string[] {
  const parts = readFileSync(path.join(repository, document), 'utf8').split(/^(?=##+ )/m);
  const chosen = section ? parts.filter((part) => part.replace(/^#+ /, '').startsWith(`${section}\n`)) : parts;
  const block = new RegExp(`^ *\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, 'gm');
  return [...chosen.join('').matchAll(block)].map(([, code = '']) => code);
}

/** The commands of a block, without what is said of them. */
export function commandsOf(block: string): string[] {
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +# .*/, '').trim());
}
