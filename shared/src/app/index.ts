export { AppProviders, type AppStores } from './AppProviders';
export { useAnnounce, type Announce } from './messages/Announcer';
export {
  DeferredContent,
  /** @deprecated Remotes built before 1.2.0 use this name. */
  DeferredContent as Later,
} from '@glow/shared/hydration';
export { forgetLoadFailure, isLoadFailure, lazyComponent, type LazyComponent } from './loading/lazyComponent';
export { lazyScreen, routedScreens, defineRoutes } from './loading/defineRoutes';
export { NotFoundPage } from './page/NotFoundPage';
export { BRAND, PageHead } from './page/PageHead';
export { SiteOriginProvider, useSiteOrigin } from './page/siteOrigin';
export { Page, PageShownProvider, type PageShown } from './page/Page';
export { RenderRecordContext, type RenderRecord } from './page/renderRecord';
export { RequireSignIn } from './RequireSignIn';
export { breadcrumbData, type StructuredData } from './page/structuredData';
export { useIsHydrated } from '@glow/shared/hydration';
export { useDataStore, createDataStore, isOutdated, type DataStore, type FetchData } from './data/dataStore';
export { useExtraData, usePageData, type ExtraDataState, type PageDataState } from './data/usePageData';
export { useAddToCart } from './useAddToCart';
/** What a remote exposes to the shell. */
export type { LoadPageData, PageData, PageRequest, RemoteModule, RemoteFragments } from './loading/remoteModule';
