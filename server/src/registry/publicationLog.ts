import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_BUILD } from '../releases/repository/localRemotes';
import { attempt } from '../base/system/attempt';
import type { Said } from './statement';

/** In the releases folder: the file of earlier versions. The file of a month has it after a hyphen, and sorts later. */
const FILE = 'audit.jsonl';
const OWN = /^audit\.jsonl(-\d{4}-\d\d)?$/;
/** After its last entry a file is kept for a year. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** `result` is `accepted`, or the reason of a refusal or failure. */
type AuditEntry = Record<'time' | 'team' | 'action' | 'package' | 'build' | 'result', string> &
  Partial<Record<'commit' | 'by' | 'note', string>>;

/** Adds a line for each package, on the disk before it returns, and removes old files. `team` is that of the token. */
export function appendToLog(releases: string, team: string, statement: Said, result: string): void {
  const { action } = statement;
  const { commit, by, note } = ('attestation' in statement && statement.attestation) || {};
  const time = new Date().toISOString();
  const lines = statement.packages.map((named) => {
    const { name, build } = { build: LOCAL_BUILD, ...named };
    const entry: AuditEntry = { time, team, action, package: name, build, commit, by, note, result };
    return `${JSON.stringify(entry)}\n`;
  });
  mkdirSync(releases, { recursive: true });
  appendFileSync(join(releases, `${FILE}-${time.slice(0, 7)}`), lines.join(''), { flush: true });
  const isOld = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT_MS;
  for (const file of filesIn(releases).filter(isOld)) rmSync(file, { force: true });
}

/** The last entries, of one team or of all, for people to read; the newest is last. */
export function describeLog(releases: string, { last = 50, team }: { last?: number; team?: string } = {}): string {
  let lines: string[] = [];
  for (const file of filesIn(releases)) {
    const wanted = team ? `"team":${JSON.stringify(team)}` : '{';
    const found = readFileSync(file, 'utf8').split('\n');
    lines = [...found.filter((line) => line.includes(wanted)), ...lines].slice(-last);
    if (lines.length === last) break;
  }
  return lines.length > 0 ? lines.map(describe).join('\n') : 'Nothing was published through the registry service yet.';
}

/** The latest file is first. */
function filesIn(releases: string): string[] {
  const names = attempt(() => readdirSync(releases)) ?? [];
  const found = names.filter((name) => OWN.test(name)).sort();
  return found.reverse().map((name) => join(releases, name));
}

function describe(line: string): string {
  const entry = attempt((): AuditEntry => JSON.parse(line));
  // a write was cut short
  if (!entry) return line;
  const { time, team, action, package: name, build, commit, by, note, result } = entry;
  const about = [commit && `commit ${commit}`, by && `by ${by}`, note && `"${note}"`].filter(Boolean);
  return [`${time.slice(0, 19).replace('T', ' ')} UTC  ${team}  ${action} ${name}@${build}`, ...about, result].join(
    ', ',
  );
}
