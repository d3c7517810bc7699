export { AppProviders, type AppStores } from './AppProviders';
export { useAnnounce, type Announce } from './Announcer';
export { lazyScreen } from './lazyScreen';
export { NotFoundPage } from './NotFoundPage';
export { BRAND, Page, PageShownProvider, type PageShown } from './Page';
export { RenderRecordContext, type RenderRecord } from './renderRecord';
export { RequireSignIn } from './RequireSignIn';
export type { RemoteDoor, RemoteFragments } from './remoteDoor';
