import { createRenderPool } from '../rendering/renderPool';

/** The rendering process of a test file, with time limits for a busy machine. */
export const testRenderPool = createRenderPool({
  size: 1,
  maxWaiting: 100,
  deadlineMs: 60_000,
  maxMemory: 512 * 1024 * 1024,
});

afterAll(() => testRenderPool.close());
