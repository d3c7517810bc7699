import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/**
 * A line of a source with `around` lines before and after it, as text with numbers and a mark at the line.
 * @param {string[]} lines of the whole source
 * @param {number} line from 1
 */
export function linesAround(lines, line, around = 3) {
  const from = Math.max(line - around, 1);
  return lines
    .slice(from - 1, line + around)
    .map((text, at) => `${from + at === line ? '>' : ' '} ${`${from + at}`.padStart(4)} | ${text}`)
    .join('\n');
}

/**
 * File, line and the lines around it for a place in a built script; undefined outside the repository's code.
 * @param {string} map the script's source map, as JSON
 * @param {{ line: number, column: number }} place as a stack names it: both from 1
 */
export function sourceAt(map, { line, column }) {
  const trace = new TraceMap(map);
  const found = originalPositionFor(trace, { line, column: column - 1 });
  if (!found.source || found.source.includes('node_modules')) return undefined;
  const lines = sourceContentFor(trace, found.source)?.split('\n') ?? [];
  const file = found.source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
  return `${file}:${found.line}\n${linesAround(lines, found.line)}`;
}
