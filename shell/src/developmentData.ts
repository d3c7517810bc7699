import type { PageData } from '@glow/shared/app';
import { loadPageData } from '@glow/shared/page-data';
import { createSampleCatalog } from '@glow/shared/samples';
import { shellModule } from './dataRoutes';
import { loadFromRemote, loadRemoteModule } from './federation/loadRemote';

const catalog = createSampleCatalog();

/** Loads a URL's data from the samples in the browser, because development has no server bundles. */
export async function loadDevelopmentData(owner: string, url: string): Promise<unknown> {
  if (owner === 'shell') return loadPageData(shellModule, url, catalog);
  const { Screens } = await loadRemoteModule(owner);
  const { pageData } = await loadFromRemote<{ pageData: PageData }>(owner, 'pageData');
  return loadPageData({ Screens, pageData }, url, catalog);
}
