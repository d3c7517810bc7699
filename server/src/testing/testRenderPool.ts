import { createRenderPool } from '../rendering/renderPool';

/** The rendering process of a test file. */
export const testRenderPool = createRenderPool({
  size: 1,
  maxWaitMs: 60_000,
  deadlineMs: 60_000,
  maxMemory: 512 * 1024 * 1024,
});

afterAll(() => testRenderPool.close());
