import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_BUILD } from '../releases/repository/localRemotes';
import { attempt } from '../base/system/attempt';
import type { Said } from './statement';

/** In the releases folder. */
const FILE = 'audit.jsonl';

/** `result` is `accepted`, or the reason of a refusal or failure. */
type AuditEntry = Record<'time' | 'team' | 'action' | 'package' | 'build' | 'result', string> &
  Partial<Record<'commit' | 'by' | 'note', string>>;

/** Adds a line for each package, on the disk before it returns. `team` is the team of the token. */
export function appendToLog(releases: string, team: string, statement: Said, result: string): void {
  const { action } = statement;
  const { commit, by, note } = ('attestation' in statement && statement.attestation) || {};
  const lines = statement.packages.map((named) => {
    const { name, build } = { build: LOCAL_BUILD, ...named };
    const time = new Date().toISOString();
    const entry: AuditEntry = { time, team, action, package: name, build, commit, by, note, result };
    return `${JSON.stringify(entry)}\n`;
  });
  mkdirSync(releases, { recursive: true });
  appendFileSync(join(releases, FILE), lines.join(''), { flush: true });
}

/** The last entries, of one team or of all, for people to read; the newest is last. */
export function describeLog(releases: string, { last = 50, team }: { last?: number; team?: string } = {}): string {
  const file = join(releases, FILE);
  const all = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const lines = all.filter((line) => !team || line.includes(`"team":${JSON.stringify(team)}`)).slice(-last);
  return lines.length > 0 ? lines.map(describe).join('\n') : 'Nothing was published through the registry service yet.';
}

function describe(line: string): string {
  const entry = attempt(() => JSON.parse(line) as AuditEntry);
  // a write was cut short
  if (!entry) return line;
  const { time, team, action, package: name, build, commit, by, note, result } = entry;
  const about = [commit && `commit ${commit}`, by && `by ${by}`, note && `"${note}"`].filter(Boolean);
  return [`${time.slice(0, 19).replace('T', ' ')} UTC  ${team}  ${action} ${name}@${build}`, ...about, result].join(
    ', ',
  );
}
