import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../store';

/** Whether the faults run at their full number (`npm run test:faults`), or few times within `npm test` and `npm run test:all`. */
export const isFull = process.env.GLOW_FAULTS === 'full';

/** How often to do something: in full, or in short. */
export function times(full: number, short: number): number {
  return isFull ? full : short;
}

/** The file that figures are gathered in; `run.js` prints it. */
const FILE = path.join(repository, 'test-results/faults.txt');

/** Notes what a fault did to the shop, under its row in the list of faults. */
export function figures(row: string, text: string): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${row}\t${text}\n`);
}
