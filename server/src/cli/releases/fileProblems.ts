import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { integrityOf } from '@glow/shared/integrity';
import { filesOutside } from '../../releases/buildFolder';
import type { StoredRelease } from '../../releases/buildRepository';

const budgetsSchema = z.object({ screens: z.record(z.string(), z.record(z.string(), z.number())) });

/** Files of a build that are missing, do not match the hashes in its release, or are links that lead out of its folder. */
export function integrityProblems({ name, dist, files }: StoredRelease): string[] {
  const outside = filesOutside(dist, Object.keys(files));
  return Object.entries(files).flatMap(([file, integrity]) => {
    const path = join(dist, file);
    if (outside.includes(file)) return [`${name}'s file ${file} is a link that leads out of the build.`];
    if (!existsSync(path)) return [`${name} lacks its file ${file}.`];
    return integrityOf(readFileSync(path)) === integrity
      ? []
      : [`${name}'s file ${file} is not the one that was built.`];
  });
}

/** Screens of a build over their budget (`e2e/performance/budgets.json`), in bytes after brotli. */
export function sizeProblems(root: string, { name, dist, entry, routes, screens }: StoredRelease): string[] {
  const budgets =
    budgetsSchema.parse(JSON.parse(readFileSync(join(root, 'e2e/performance/budgets.json'), 'utf8'))).screens[name] ??
    {};
  return Object.entries(screens).flatMap(([screen, files]) => {
    const all = new Set([...(entry ? [entry] : []), ...routes, ...files]);
    const size = [...all].reduce((sum, file) => sum + compressedSize(join(dist, file)), 0);
    const budget = budgets[screen];
    if (budget === undefined) return [`The screen ${screen} of ${name} has no budget; it takes ${size} bytes.`];
    return size > budget
      ? [`The screen ${screen} of ${name} takes ${size} bytes, ${size - budget} over its budget of ${budget}.`]
      : [];
  });
}

function compressedSize(file: string): number {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
}
