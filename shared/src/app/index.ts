export { AppProviders, type AppStores } from './AppProviders';
export { useAnnounce, type Announce } from './Announcer';
export {
  DeferredContent,
  /** @deprecated Remotes built before 1.2.0 use this name. */
  DeferredContent as Later,
} from './DeferredContent';
export { forgetLoadFailure, isLoadFailure, lazyComponent, type LazyComponent } from './loading/lazyComponent';
export { lazyScreen, routedScreens } from './loading/deprecated';
export { NotFoundPage } from './NotFoundPage';
export { BRAND } from './brand';
export { PageHead } from './PageHead';
export { Page, PageShownProvider, type PageShown } from './Page';
export { RenderRecordContext, type RenderRecord } from './loading/renderRecord';
export { RequireSignIn } from './RequireSignIn';
export { SiteOriginProvider, useSiteOrigin } from './siteOrigin';
export { breadcrumbData, type StructuredData } from './structuredData';
export { useIsHydrated } from './useIsHydrated';
export { defineRoutes } from './loading/defineRoutes';
export { useAddToCart } from './useAddToCart';
/** What a remote exposes to the shell. */
export type { RemoteModule, RemoteFragments } from './loading/remoteModule';
