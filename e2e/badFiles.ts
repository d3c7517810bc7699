import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../shared/integrityOf.js';
import { findPackage, readRelease } from '../tools/build/packages.js';
import type { StoredRelease as Release } from '@glow/server/releases';
import { repository } from './store';

/** What a script of a build is: the browser's entry of it, another file of the browser, or the server bundle. */
export type Script = 'entry' | 'chunk' | 'server';

/** Returns the content of a script of a bad build. */
export type Change = (content: string, script: Script) => string;

/** Scripts of a bad build by file name; `withNewNames` puts its names and hashes in place of the good build's. */
export interface BadFiles {
  release: Release;
  contents: Map<string, string>;
  withNewNames(text: string): string;
}

/**
 * The scripts of a bad build of a remote. Its names and hashes are valid, only the scripts' behaviour is changed.
 * The hash in a file's name begins with the first four of the twelve characters of the build's id.
 */
export function badFiles(remote: string, badBuild: string, change: Change): BadFiles {
  const { folder } = findPackage(remote);
  const release = readRelease({ folder }) as Release;
  const { build, entry = '', server = '', files } = release;
  const contents = new Map<string, string>();
  const replacements: [before: string, after: string][] = [
    [build, badBuild],
    // names of its container and chunks
    [`_${build.slice(0, 6)}`, `_${badBuild.slice(0, 6)}`],
  ];
  const withNewNames = (text: string) =>
    replacements.reduce((result, [before, after]) => result.replaceAll(before, after), text);

  // entries are last, because they contain the other files' names and hashes, and the manifest those of entries
  const isEntry = (file: string) => file.includes('remoteEntry');
  const chunks = Object.keys(files).filter((file) => file.endsWith('.js') && file !== entry);
  chunks.sort((one, other) => Number(isEntry(one)) - Number(isEntry(other)));
  const kinds: [file: string, script: Script][] = [
    [server, 'server'],
    ...chunks.map((file): [string, Script] => [file, 'chunk']),
    [entry, 'entry'],
  ];
  for (const [file, script] of kinds) {
    const content = change(withNewNames(readFileSync(path.join(repository, folder, 'dist', file), 'utf8')), script);
    const [, hash] = /\.(\w+)\.js$/.exec(file) ?? [];
    if (hash) replacements.push([hash, badBuild.slice(0, 4) + hash.slice(4)]);
    replacements.push([files[file] ?? '', integrityOf(content)]);
    contents.set(withNewNames(file), content);
  }
  for (const file of Object.keys(files).filter((name) => /mf-manifest.*\.json$/.test(name))) {
    const content = withNewNames(readFileSync(path.join(repository, folder, 'dist', file), 'utf8'));
    replacements.push([files[file] ?? '', integrityOf(content)]);
    contents.set(withNewNames(file), content);
  }
  return { release, contents, withNewNames };
}
