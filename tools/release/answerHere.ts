import type { Reports } from '../../server/src/api/reports/reports';
import type { Config } from '../../server/src/config/config';
import { ReleaseError } from '../../server/src/errors/ReleaseError';
import { answerQuestion, type Answer } from '../../server/src/registry/answerQuestion';
import type { Unsigned } from '../../server/src/registry/connectTeam';
import type { Question } from '../../server/src/registry/statement';
import { createLiveReleasesReader } from '../../server/src/releases/liveReleases';

/** Answers a question from the releases folder, and by the store that runs on this machine. */
export function answerHere(config: Config, question: Unsigned<Question>): Promise<Answer> {
  const readReports = () => readFrom(`http://localhost:${config.port}/api/reports`);
  return answerQuestion({ config, readLive: createLiveReleasesReader(config, () => undefined), readReports }, question);
}

async function readFrom(address: string): Promise<Reports> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new ReleaseError([`No store answers at ${address}: start it, or set PORT to its port.`]);
  return (await response.json()) as Reports;
}
