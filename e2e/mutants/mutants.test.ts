import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../store';
import { mutants } from './mutants';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');

/** A title without what the row of a table fills in: the URL, the screen or its width. */
function withoutRow(title: string): string {
  return title.replace(/^\/ |, on a \w+ screen$| \d+ px$/g, '');
}

test.each(mutants)('the mutant "$name" fits the sources', ({ file, from, killedBy }) => {
  expect(read(file).split(from)).toHaveLength(2);
  if (killedBy.kind === 'jest') expect(read(killedBy.file)).toMatch(new RegExp(`${killedBy.title}(?!\\d)`));
  if (killedBy.kind === 'browser') expect(read(`e2e/specs/${killedBy.file}.ts`)).toContain(withoutRow(killedBy.title));
});
