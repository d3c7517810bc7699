import type { RenderPool } from '../rendering/renderPool';
import { tenantsOf } from '../rendering/renderJob';
import type { Composer, Composition } from './composer';
import type { PageCache } from './pageCache';

const POLL_MS = 500;

/** Readies compositions before shoppers get them: the rendering processes, and the answers if a page is late. */
export function createPagePreparation(composer: Composer, pool: RenderPool, pageOf: PageCache) {
  let isReady = false;
  let wanted: Composition[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function prepare(compositions: Composition[]): Promise<void> {
    await pool.prepare(tenantsOf(compositions));
    const prepared = Promise.all(compositions.map(pageOf.prepare));
    // this may take long if the process of a build does not start
    if (pool.hasStarted(tenantsOf(compositions))) await prepared;
  }

  function prepareNext(compositions: Composition[]): Promise<void> | undefined {
    wanted = compositions;
    const hasStarted = pool.hasStarted(tenantsOf(compositions));
    // a later release may have come meanwhile
    const prepared = prepare(compositions).finally(() => pool.keepOnly(tenantsOf(wanted)));
    return hasStarted ? undefined : prepared;
  }

  return {
    /** Whether the first compositions are ready. */
    isReady: () => isReady,
    /** Readies the first compositions, and follows releases. */
    async start(): Promise<void> {
      await prepare(composer.compositionsOfShoppers());
      isReady = true;
      composer.prepareWith(prepareNext);
      // a release is readied without waiting for a request
      timer = setInterval(() => composer.compose(), POLL_MS).unref();
    },
    close: () => clearInterval(timer),
  };
}
