export { AppProviders, type AppStores } from './AppProviders';
export { useAnnounce, type Announce } from './Announcer';
export {
  DeferredContent,
  /** @deprecated Remotes built before 1.2.0 use this name. */
  DeferredContent as Later,
} from './DeferredContent';
export { isLoadFailure, lazyScreen, type LazyScreen } from './lazyScreen';
export { NotFoundPage } from './NotFoundPage';
export { BRAND } from './brand';
export { PageHead } from './PageHead';
export { Page, PageShownProvider, type PageShown } from './Page';
export { RenderRecordContext, type RenderRecord } from './renderRecord';
export { RequireSignIn } from './RequireSignIn';
export { SiteOriginProvider, useSiteOrigin } from './siteOrigin';
export { breadcrumbData, type StructuredData } from './structuredData';
export { useIsHydrated } from './useIsHydrated';
export { routedScreens } from './routedScreens';
export { useAddToCart } from './useAddToCart';
/** What a remote exposes to the shell. */
export type { RemoteModule, RemoteFragments } from './remoteModule';
