import { createPageContext } from '@glow/shared/contexts';
import { useContext } from 'react';

const SiteOriginContext = createPageContext('');

/** Provides the origin of the store's URLs, for example `https://glow.example`. */
export const SiteOriginProvider = SiteOriginContext.Provider;

/** The origin of the store's URLs; empty without a provider, which makes URLs relative. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
