import { createContext, useContext } from 'react';

const SiteOriginContext = createContext('');

/** Says which origin the store's own addresses begin with, for example `https://glow.example`. */
export const SiteOriginProvider = SiteOriginContext.Provider;

/** The origin the store's own addresses begin with; empty where nobody says, and the addresses are relative then. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
