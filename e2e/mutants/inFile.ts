import path from 'node:path';

/** A check that detects a mutant: tests of a unit test file or browser spec by title, or the contract check. */
export interface Killer {
  kind: 'jest' | 'browser' | 'contract';
  file: string;
  /** A part of the titles of the tests, or the id of the rule that they cite; empty for all tests of the file. */
  title: string;
}

/** A deliberate fault: one source edit, and the cheapest part of `npm test` that must fail with it. */
export interface Mutant {
  name: string;
  /** Path of the edited file, relative to the repository. */
  file: string;
  /** Source text that must occur exactly once. */
  from: string;
  /** Its replacement. */
  to: string;
  killedBy: Killer;
}

/** Parses a killer: `contract`, a browser test as `cart.spec: its title`, or a unit test, mostly beside the file. */
function killerOf(file: string, text: string): Killer {
  if (text === 'contract') return { kind: text, file: text, title: '' };
  const [, browser, title] = /^([\w-]+\.spec): (.+)$/.exec(text) ?? [];
  if (browser && title) return { kind: 'browser', file: browser, title };
  return { kind: 'jest', file: text.includes('/') ? text : path.posix.join(path.posix.dirname(file), text), title: '' };
}

/**
 * The faults of one file that one test finds: by name, the text that is replaced and its replacement. If a name begins
 * with the id of a rule, a test that cites this rule must find the fault.
 */
export function inFile(file: string, killer: string, faults: Record<string, [from: string, to: string]>): Mutant[] {
  const killedBy = killerOf(file, killer);
  return Object.entries(faults).map(([name, [from, to]]) => {
    const title = killedBy.title || (/^[A-Z\d]+-\d+/.exec(name)?.[0] ?? '');
    return { name, file, from, to, killedBy: { ...killedBy, title } };
  });
}
