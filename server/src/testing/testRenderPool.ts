import { createRenderPool, type PoolOptions } from '../web/rendering/renderPool';

const PATIENT: PoolOptions = { size: 1, maxWaitMs: 60_000, deadlineMs: 60_000, maxMemory: 512 * 1024 * 1024 };

/** A pool of one process that has much time, or as `options` say. */
export const makeTestRenderPool = (options: Partial<PoolOptions> = {}) => createRenderPool({ ...PATIENT, ...options });

export const testRenderPool = makeTestRenderPool();

afterAll(() => testRenderPool.close());
