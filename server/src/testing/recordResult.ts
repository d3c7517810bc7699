import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../base/config/root';

/** File that collects results; `npm run test:faults` prints it. */
const FILE = path.join(ROOT, 'test-results/faults.txt');

/** Records the result of a fault under its id. */
export function recordResult(row: string, text: string): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${row}\t${text}\n`);
}
