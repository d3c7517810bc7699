import type { LoggedEntry } from '../../shop/auditLog';

/** Aligns the columns of rows; each row is a line. */
export function tableOf(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  const padded = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return rows.map((row) => padded(row).join('  ').trimEnd()).join('\n');
}

export function toMinute(time: string | number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export function auditLine({ at, operator, change, note }: LoggedEntry): string {
  return `${toMinute(at)}  ${operator}: ${change}${note ? `, "${note}"` : ''}`;
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
