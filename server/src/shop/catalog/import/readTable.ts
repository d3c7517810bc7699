import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { StartError } from '../../../base/errors/errors';
import { unhurried } from '../../../base/system/unhurried';
import { problemText, type ImportProblem } from './catalogEntry';
import words from './spreadsheetWords.json' with { type: 'json' };

const OTHER_STORES = new Map(Object.entries(words.otherStores).map(([name, column]) => [folded(name), column]));
/** Characters that are parsed at once. */
const PART = 2 ** 16;
const SEPARATORS = [',', ';', '\t'];
/** This first line tells Excel the separator. Excel hides it; other programs save it as a row. */
const SEPARATOR_LINE = /^"?sep=.?"?(?:\r\n|[\r\n]|(?=[,;\t]+[\r\n]))/i;

/** Reads the rows of a CSV file and adds mistakes to `problems`. Throws a `StartError` if nothing can be read. */
export async function* readTable(
  content: string,
  columns: string[],
  problems: ImportProblem[],
): AsyncGenerator<{ row: number; cells: Record<string, string> }> {
  const columnOf = new Map(columns.map((column) => [folded(column), column]));
  const all = `the columns are ${columns.join(', ')}`;
  const note = (row: number, message: string) => void problems.push({ row, field: '', message });
  const records = await parseRecords(content.replace(SEPARATOR_LINE, ''), columnOf);
  const start = records.findIndex(isFilled);
  const header = (records[start] ?? []).map((name) => name.trim());
  const foreign = header.filter((name) => OTHER_STORES.has(folded(name)));
  const renamed = foreign.map((name) => `${name} to ${OTHER_STORES.get(folded(name))}`).join(', ');
  if (renamed) throw new StartError(`GLOW-346 From Shopify or WooCommerce, rename ${renamed}, drop the rest: ${all}.`);
  const names = header.map((name) => columnOf.get(folded(name)));
  for (const [at, name] of header.entries()) {
    if (name && !names[at]) note(start + 1, `There is no field "${name}": ${all}`);
    if (names[at] && names.indexOf(names[at]) < at) note(start + 1, `There are two columns ${names[at]}`);
  }
  if (start >= 0 && !names.includes('id'))
    throw new StartError([...problems.map(problemText), `GLOW-352 There is no column id: ${all}.`].join('\n'));
  for await (const [index, record] of unhurried(records.entries(), 100)) {
    if (index <= start || !isFilled(record)) continue;
    const filled = [...record.entries()].filter(([, cell]) => cell.trim());
    for (const [, cell] of filled.filter(([at]) => !header[at]))
      note(index + 1, `"${cell}" is in a column without a name; a separator in a text needs quotes`);
    const known = filled.flatMap(([at, cell]) => (names[at] ? [[names[at], cell]] : []));
    yield { row: index + 1, cells: Object.fromEntries(known) };
  }
}

/** All records, also empty ones. The delimiter separates the most known columns in the first line that is not empty. */
async function parseRecords(content: string, known: Map<string, string>): Promise<string[][]> {
  const [header = ''] = /^.*[^\s,;].*$/m.exec(content) ?? [];
  const isName = (name: string) => known.has(folded(name)) || OTHER_STORES.has(folded(name));
  const counts = SEPARATORS.map((separator) => header.split(separator).filter(isName).length);
  const delimiter = SEPARATORS[counts.indexOf(Math.max(...counts))] ?? '';
  // files with tabs often do not double their quotes
  const quotes = delimiter === '\t' ? { relax_quotes: true } : { trim: true };
  const options = { ...quotes, delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true };
  const parts = Array.from({ length: Math.ceil(content.length / PART) }, (_, index) =>
    content.slice(index * PART, (index + 1) * PART),
  );
  try {
    return await Readable.from(unhurried(parts, 1)).compose(parse(options)).toArray();
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records) + 1;
    throw new StartError(`GLOW-347 The file is not CSV: row ${row} has a quote that is neither closed nor doubled.`);
  }
}

const isFilled = (record: string[]): boolean => record.join('').trim() !== '';

/** The name of a column without case, spaces, hyphens and quotes. */
function folded(name: string): string {
  return name.toLowerCase().replace(/[\s"_-]/g, '');
}
