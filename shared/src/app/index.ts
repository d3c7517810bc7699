export { AppProviders, StoreProviders, type AppStores } from './AppProviders';
export { useAnnounce } from './messages/Announcer';
export { useAddToCart } from './useAddToCart';
export { forgetLoadFailure, isLoadFailure, lazyComponent, type LazyComponent } from './loading/lazyComponent';
export {
  FragmentContext,
  MissingFragment,
  RemoteFragment,
  Slot,
  useSlotEntries,
  type Fragments,
  type FragmentData,
  type ShownFragment,
  type Slots,
  FragmentScreen,
} from './fragments/RemoteFragment';
export { defineRoutes } from './loading/defineRoutes';
export { Bestsellers } from './page/Bestsellers';
export { Introduction } from './page/Introduction';
export { MissingPage, NotFoundPage } from './page/NotFoundPage';
export { BRAND, largestPicture, PageHead, SiteOriginProvider, useSiteOrigin } from './page/PageHead';
export { Page, PageShownProvider, type PageShown } from './page/Page';
export { RenderRecordContext, type RenderRecord } from './page/renderRecord';
export { RequireSignIn } from './RequireSignIn';
export { breadcrumbData, type StructuredData } from './page/structuredData';
export { DeferredContent, ServedSuspense, useIsHydrated } from '@glow/shared/hydration';
export { useDataStore, createDataStore, isOutdated, type DataStore } from './data/dataStore';
export { useExtraData, useFragmentData, usePageData } from './data/usePageData';
export type { PageData, PageRequest, RemoteModule, FragmentRequest } from './loading/remoteModule';
