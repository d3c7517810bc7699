import type { Figures } from './load';

/** Measurements of one site and URL, first and repeat visit. */
export interface SiteFigures {
  cold: Figures;
  warm: Figures;
}

/** The median; null for an empty list. */
export function median(figures: (number | null | undefined)[]): number | null {
  const sorted = figures.filter((figure) => figure !== null && figure !== undefined).sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Medians of several runs, per metric. */
export function medians(runs: Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** Table of one URL: the values of every site, and the ratios of the first site to each other one. */
export function urlTable(url: string, sites: [name: string, figures: SiteFigures][]): string {
  const [first, ...others] = sites;
  if (!first) return '';
  const heads = (visit: string) => [
    ...sites.map(([name]) => `${visit} ${name}`),
    ...others.map(([name]) => `/ ${name}`),
  ];
  const cells = (visit: keyof SiteFigures, figure: string) => [
    ...sites.map(([, figures]) => text(figures[visit][figure])),
    ...others.map(([, figures]) => ratio(first[1][visit][figure], figures[visit][figure])),
  ];
  const names = Object.keys(first[1].cold);
  const rows = names.map((name) => [
    name,
    ...cells('cold', name),
    ...(name in first[1].warm ? cells('warm', name) : []),
  ]);
  return table([[url, ...heads('cold'), ...heads('warm')], ...rows]);
}

/** Formats rows as aligned columns; the first is the header. */
export function table(rows: string[][]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [lines[0], '─'.repeat(lines[0]?.length ?? 0), ...lines.slice(1)].join('\n');
}

/** Formats a number, with more digits the smaller it is. */
export function text(figure: number | null | undefined): string {
  if (figure === null || figure === undefined) return '–';
  return Number.isInteger(figure) || figure >= 100 ? figure.toFixed(0) : figure.toFixed(figure < 1 ? 3 : 1);
}

export function ratio(figure: number | null | undefined, other: number | null | undefined): string {
  return typeof figure === 'number' && other ? `${(figure / other).toFixed(2)}×` : '–';
}
