import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogReads } from '../shop/catalog/catalogReads';
import { createPageReads } from '../web/pageReads';
import { createCatalogSource } from '../shop/catalog/catalogSource';
import { readConfig } from '../base/config/config';
import { openDatabase } from '../shop/database/openDatabase';
import { createComposer, type Composition } from '../web/pages/composer';
import { composePage } from '../web/pages/composePage';
import { createPoolRenderer, poolOptions } from '../web/rendering/renderer';
import { createRenderPool } from '../web/rendering/renderPool';
import { copyDatabaseTemplate } from './databaseTemplate';

/** Renderings before the measurement, until the processes are warm. */
const WARM_UP = 100;
/** One for each remote of each site, so that none is ended for another. */
const PROCESSES = 8;

/** Milliseconds of each rendering, by page and fragment. */
export interface RenderTimes {
  /** The page with its fragments, without them, and with the same code in one remote. */
  page: Record<'fragments' | 'alone' | 'one remote', number[]>;
  /** Each of its fragments alone, by address. */
  fragments: Record<string, number[]>;
}

/** Renders a page and each of its parts alone, in turn. The fragments of a page are cached, pages are not. */
export async function measureRendering(
  roots: Record<'fragments' | 'one remote', string>,
  url: string,
  count: number,
): Promise<RenderTimes> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-bench-'));
  const dataDir = path.join(folder, 'database');
  await copyDatabaseTemplate(dataDir);
  const database = await openDatabase({ dataDir });
  const pool = createRenderPool({ ...poolOptions(readConfig({})), size: PROCESSES });
  const reads = createPageReads(catalogReads(createCatalogSource(database)));
  const renderer = createPoolRenderer({ pool, reads, site: () => 'https://localhost', report: console.error });
  const inputOf = (root: string): Composition =>
    createComposer(
      { ...readConfig({}), project: { ...readConfig({}).project, root }, releasesDir: folder },
      console.error,
    ).compose();
  const known = new Map<string, ReturnType<typeof renderer.render>>();
  /** As the server does between two changes of the catalogue: other pages have shown the fragments before. */
  const compose = async (input: Composition, address: string) =>
    composePage(
      await renderer.render(input, address),
      (fragment) => {
        const key = `${input.id} ${fragment}`;
        const rendered = known.get(key) ?? renderer.render(input, fragment);
        known.set(key, rendered);
        return rendered;
      },
      () => 60_000,
    );
  try {
    const [withFragments, oneRemote] = [inputOf(roots.fragments), inputOf(roots['one remote'])];
    const alone = { ...withFragments, remotes: withFragments.remotes.map((remote) => ({ ...remote, slots: {} })) };
    const { fragments } = (await renderer.render(withFragments, url)).value;
    const times: RenderTimes = {
      page: { fragments: [], alone: [], 'one remote': [] },
      fragments: Object.fromEntries(fragments.map((address) => [address, []])),
    };
    const works: [number[], Composition, string][] = [
      [times.page.fragments, withFragments, url],
      [times.page.alone, alone, url],
      [times.page['one remote'], oneRemote, url],
      ...fragments.map((address): [number[], Composition, string] => [
        times.fragments[address] ?? [],
        withFragments,
        address,
      ]),
    ];
    for (let turn = -WARM_UP; turn < count; turn += 1) {
      for (const [kept, input, address] of turn % 2 ? works : works.toReversed()) {
        const startedAt = performance.now();
        const { failures } = (await compose(input, address)).value;
        if (turn < 0) continue;
        if (failures.size > 0) throw new Error(`${address} was rendered without its fragments.`);
        kept.push(performance.now() - startedAt);
      }
    }
    return times;
  } finally {
    pool.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
