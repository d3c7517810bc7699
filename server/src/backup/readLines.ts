import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The lines of a file, which is opened when the first of them is asked for: a reader that waits any longer loses some. */
export async function* readLines(file: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(file) });
}
