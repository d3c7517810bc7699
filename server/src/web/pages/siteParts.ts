import type { Config } from '../../base/config/config';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import type { PageTokens } from '../monitoring/pageTokens';
import type { PageReads } from '../pageReads';
import type { Renderer } from '../rendering/renderer';
import type { KnownAddresses } from './addresses';
import type { Previews } from './canaryAssignment';
import type { Composer } from './composer';
import type { PageCache } from './pageCache';

/** What the routes of pages, data and files need. */
export interface SiteParts {
  config: Config;
  composer: Composer;
  site: SiteOrigin;
  addresses: KnownAddresses;
  previews: Previews;
  renderer: Renderer;
  reads: PageReads;
  pageOf: PageCache;
  tokens: PageTokens;
}
