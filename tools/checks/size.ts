import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Node } from 'typescript';
import { root } from '../build/packages.js';
import { ts } from '../build/typescript.js';
import { commitOf } from '../test/since.js';
import { DOCUMENT, RULE, RULES } from './citations.js';

const TEST = /\.(?:test|spec)\.|^e2e\/|\/testing\//;
const CODE = /(?<!\.d)\.(?:tsx?|[cm]?js)$/;
const SHOWN_FOLDERS = 10;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 });
const linesOf = (text: string) => text.trimEnd().split('\n');

/** Prints the size beside the size at a commit; docstrings are code. Throws an error if there is no such commit. */
export function printSize(given = 'HEAD'): void {
  const commit = commitOf(given);
  const now = sizesOf(root, String(git('ls-files', '--cached', '--others', '--exclude-standard')));
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-size-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
    const before = sizesOf(folder, String(git('ls-tree', '-r', '--name-only', commit)));
    const names = new Set([...largest(now), ...largest(before)]);
    console.log([...names].map((name) => row(name, now.get(name) ?? 0, before.get(name) ?? 0)).join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lines, files, words, rules and decisions, each by kind, and code lines by folder. */
function sizesOf(folder: string, names: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const add = (name: string, count = 1) => sizes.set(name, (sizes.get(name) ?? 0) + count);
  for (const file of linesOf(names).filter((name) => existsSync(path.join(folder, name)))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (TEST.test(file)) add('test lines', file.endsWith('.jsonl') ? 0 : text.split('\n').length - 1);
    else if (CODE.test(file)) {
      const lines = codeLines(file, text);
      add('code files');
      add('code lines', lines);
      add('comment lines', text.match(/^\s*(?:\/\/|\/\*|\*)/gm)?.length ?? 0);
      add(folderOf(file), lines);
    } else if (file === RULES) add('rules', text.match(RULE)?.length);
    else if (DOCUMENT.test(file)) add('words of documents', text.match(/\S*\w\S*/g)?.length);
    if (/^docs\/decisions\/\d/.test(file)) add('decisions');
  }
  return sizes;
}

function codeLines(file: string, text: string): number {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const lines = new Set<number>();
  const visit = (node: Node): void => {
    const children = node.getChildren(source);
    children.forEach(visit);
    if (children.length > 0 || node.getEnd() === node.getStart(source)) return;
    for (let line = lineOf(node.getStart(source)); line <= lineOf(node.getEnd()); line += 1) lines.add(line);
  };
  visit(source);
  return lines.size;
}

/** The first two folders of a path, or three if the second is `src`. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return `${parts.slice(0, parts[1] === 'src' ? 3 : 2).join('/')}/`;
}

function largest(sizes: Map<string, number>): string[] {
  const names = [...sizes.keys()].sort();
  const folders = names.filter((name) => name.endsWith('/'));
  const bySize = folders.sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
  return [...names.filter((name) => !name.endsWith('/')), ...bySize.slice(0, SHOWN_FOLDERS)];
}

function row(name: string, now: number, before: number): string {
  const change = now === before ? '' : `${now > before ? '+' : ''}${now - before}`;
  return `${name.padEnd(28)}${String(now).padStart(8)}${String(before).padStart(8)}  ${change}`.trimEnd();
}
