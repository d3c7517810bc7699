import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** @param {string[]} lines @param {number} line from 1. Returns it and its neighbours as text with numbers. */
export function linesAround(lines, line, around = 3) {
  const from = Math.max(line - around, 1);
  return lines
    .slice(from - 1, line + around)
    .map((text, at) => `${from + at === line ? '>' : ' '} ${`${from + at}`.padStart(4)} | ${text}`)
    .join('\n');
}

/** @param {string} map JSON @param {{ line: number, column: number }} place from 1. Undefined if it is not ours. */
export function sourceAt(map, { line, column }) {
  const trace = new TraceMap(map);
  const found = originalPositionFor(trace, { line, column: column - 1 });
  if (!found.source || found.source.includes('node_modules')) return undefined;
  const lines = sourceContentFor(trace, found.source)?.split(/\r?\n/) ?? [];
  const file = found.source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
  return `${file}:${found.line}\n${linesAround(lines, found.line)}`;
}
