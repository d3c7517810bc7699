import type { LoggedEntry } from '../../server/src/database/auditLog';
import { StartError } from '../../server/src/errors/StartError';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 1000;

/** The rows with their columns aligned, each on a line. */
export function tableOf(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time to the minute, in UTC. */
export function toMinute(time: string | number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** How many rows are printed. */
export function limitOf(text?: string): number {
  return countOf('limit', text, DEFAULT_LIMIT, MAX_LIMIT);
}

/** The number that an option has, or its default. */
export function countOf(option: string, text: string | undefined, fallback: number, max: number): number {
  const count = Number(text ?? fallback);
  if (Number.isInteger(count) && count >= 1 && count <= max) return count;
  throw new StartError(`--${option} takes a whole number from 1 to ${max}, not "${text}".`);
}

/** An entry of the audit log without its subject. */
export function auditLine({ at, operator, change, note }: LoggedEntry): string {
  return `${toMinute(at)}  ${operator}: ${change}${note ? `, "${note}"` : ''}`;
}

/** A number of bytes as text. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
