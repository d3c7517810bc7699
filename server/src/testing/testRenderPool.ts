import { createRenderPool } from '../rendering/renderPool';

/** A pool of one process. */
export const makeTestRenderPool = () =>
  createRenderPool({ size: 1, maxWaitMs: 60_000, deadlineMs: 60_000, maxMemory: 512 * 1024 * 1024 });

/** The rendering process of a test file. */
export const testRenderPool = makeTestRenderPool();

afterAll(() => testRenderPool.close());
