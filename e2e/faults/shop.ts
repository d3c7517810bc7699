import { spawn } from 'node:child_process';
import {
  postgresPrograms,
  temporaryPostgres,
  type TemporaryPostgres,
} from '../../server/src/testing/temporaryPostgres';
import { repository, Store } from '../store';

/** The engines available on this machine. */
export const engines: string[] = postgresPrograms() ? ['embedded', 'postgres'] : ['embedded'];

/** Environment of an API-only server without effective rate limits. */
export function apiStore(settings: NodeJS.ProcessEnv = {}): Store {
  return new Store(repository, {
    GLOW_API_ONLY: '1',
    ORDERS_PER_MINUTE: '1000000',
    NEWSLETTER_PER_MINUTE: '1000000',
    ...settings,
  });
}

/** A temporary PostgreSQL, if that is the engine under test. */
export async function postgresFor(engine: string): Promise<TemporaryPostgres | undefined> {
  const programs = postgresPrograms();
  return engine === 'postgres' && programs ? temporaryPostgres(programs) : undefined;
}

/** Starts a server on a data folder and kills it after a delay in milliseconds, started or not. */
export async function startAndKill(store: Store, delayMs: number, settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: '0',
      GLOW_API_ONLY: '1',
      DATABASE_URL: '',
      DATA_DIR: store.databaseFolder,
      ...settings,
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const timer = setTimeout(() => server.kill('SIGKILL'), delayMs);
  await ended;
  clearTimeout(timer);
}
