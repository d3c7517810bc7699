import type { Config } from '../../base/config/config';
import type { PoolOptions } from './renderPool';

const DEADLINE_MS = 5_000;
const MAX_MEMORY = 150 * 1024 * 1024;

export function poolOptions({ renderProcesses, renderTimeoutMs, renderUser }: Config): PoolOptions {
  const limits = { deadlineMs: DEADLINE_MS, maxMemory: MAX_MEMORY, user: renderUser };
  return { size: renderProcesses, maxWaitMs: renderTimeoutMs, ...limits };
}
