import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The lines of a file. It is opened on the first read, because `readline` loses lines emitted before it is iterated. */
export async function* readLines(file: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(file) });
}
