import type { Database } from '../../base/database/Database';
import type { BuildEvidence } from '../monitoring/monitorBuilds';
import type { BuildWatch } from '../monitoring/watchBuilds';
import type { Withdrawal } from '../../releases/repository/withdrawnBuilds';
import { readPageErrors, type PageError } from './pageErrors';
import { MAX_DAYS, readPageFigures, type PageFigure } from './pageFigures';

/** In days. */
const PERIODS = [1, 7, MAX_DAYS];

export interface Reports {
  /** Of the last 28 days. */
  failures: PageError[];
  /** The served builds are judged by this. */
  evidence: BuildEvidence[];
  withdrawals: readonly Withdrawal[];
  /** The longest period is last. */
  kept: { days: number; figures: PageFigure[] }[];
}

/** Without failures and figures while the database does not answer. */
export async function readReports(database: Database, watch: BuildWatch | undefined): Promise<Reports> {
  return {
    failures: await readPageErrors(database).catch(() => []),
    evidence: watch?.monitor.evidence() ?? [],
    withdrawals: watch?.withdrawals() ?? [],
    kept: await Promise.all(
      PERIODS.map(async (days) => ({ days, figures: await readPageFigures(database, days).catch(() => []) })),
    ),
  };
}

export function reportsOf({ failures, evidence, withdrawals, kept }: Reports, name: string): Reports {
  const isOf = ({ remote }: { remote: string }) => remote === name;
  return {
    failures: failures.filter(isOf),
    evidence: evidence.filter(isOf),
    withdrawals: withdrawals.filter((withdrawal) => withdrawal.name === name),
    kept: kept.map(({ days, figures }) => ({ days, figures: figures.filter(isOf) })),
  };
}
