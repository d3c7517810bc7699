import { shareContext } from '@glow/shared/contexts';
import { createContext, useContext } from 'react';

const SiteOriginContext = shareContext(createContext(''));

export const SiteOriginProvider = SiteOriginContext.Provider;

/** The origin of URLs, as `https://glow.example`; empty without a provider, so that URLs are relative. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
