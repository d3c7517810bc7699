import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../store';

/** Whether tests have full load and length (`npm run glow -- test operations`), or little (`npm run test:all`). */
export const isFull = process.env.GLOW_OPERATIONS === 'full';

/** File that collects results; `runOperations.js` prints it. */
const FILE = path.join(repository, 'test-results/operations.txt');

export function recordResult(text: string): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${text}\n`);
}
