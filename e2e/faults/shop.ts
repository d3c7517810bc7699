import { spawn } from 'node:child_process';
import { postgresPrograms, temporaryPostgres, type TemporaryPostgres } from '../../server/src/testing/temporaryPostgres';
import { repository, Store } from '../store';

/** The engines that this machine has. */
export const engines: string[] = postgresPrograms() ? ['embedded', 'postgres'] : ['embedded'];

/** The part of a store that faults are tried on: its API alone, without limits in the way. */
export function apiStore(settings: NodeJS.ProcessEnv = {}): Store {
  return new Store(repository, { GLOW_API_ONLY: '1', ORDERS_PER_MINUTE: '1000000', NEWSLETTER_PER_MINUTE: '1000000', ...settings });
}

/** A PostgreSQL of its own, where the engine under test is PostgreSQL. */
export async function postgresFor(engine: string): Promise<TemporaryPostgres | undefined> {
  const programs = postgresPrograms();
  return engine === 'postgres' && programs ? temporaryPostgres(programs) : undefined;
}

/** Starts a server on a store's folder and kills it after so many milliseconds, however far it has come. */
export async function startAndKill(store: Store, after: number, settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: '0', GLOW_API_ONLY: '1', DATABASE_URL: '', DATA_DIR: store.databaseFolder, ...settings },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const timer = setTimeout(() => server.kill('SIGKILL'), after);
  await ended;
  clearTimeout(timer);
}
