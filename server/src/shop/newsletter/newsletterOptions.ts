import type { onRequestAsyncHookHandler } from 'fastify';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import type { Signer } from '../../base/config/signingKey';
import type { Database } from '../../base/database/Database';

export interface LinkOptions {
  site: SiteOrigin;
  unsubscribeSigner: Signer;
}

export interface NewsletterOptions extends LinkOptions {
  database: Database;
  sameOrigin: onRequestAsyncHookHandler;
  /** Rate limit per IP address, shared by the JSON route and the form. */
  newsletterLimit: onRequestAsyncHookHandler;
}
