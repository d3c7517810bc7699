import { shareContext } from '@glow/shared/contexts';
import { createContext, useContext } from 'react';

const SiteOriginContext = shareContext(createContext(''));

/** Provides the origin of the store's URLs, for example `https://glow.example`. */
export const SiteOriginProvider = SiteOriginContext.Provider;

/** The origin of the store's URLs; empty without a provider, which makes URLs relative. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
