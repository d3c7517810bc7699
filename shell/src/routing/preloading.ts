import { forgetLoadFailure, isOutdated, type DataStore, type RemoteModule } from '@glow/shared/app';
import { keepParameters } from '@glow/shared/remotes';
import { prepareCartDrawer } from '../chrome/cart/CartDrawerHost';
import { loadAhead } from '../federation/followReleases';
import { loadRemoteModule } from '../federation/loadRemote';
import { ownerOf } from '../federation/owners';
import { isBusy } from '../outlets/busy';
import { renderPageAhead } from './usePagesInDocument';

/** The Network Information API, which some browsers lack. */
function readConnection(): { saveData?: boolean; effectiveType?: string } {
  return (navigator as { connection?: object }).connection ?? {};
}

async function screensAt(pathname: string): Promise<RemoteModule['Screens']> {
  const owner = ownerOf(pathname);
  if (owner) return (await loadRemoteModule(owner.name)).Screens;
  return (await import(/* webpackChunkName: "shell-screens" */ './shellScreens')).shellScreens;
}

/** Preloads the code of a link's page, and with a store its data; returns its route, of this store alone. */
async function preloadPage({ origin, pathname, search }: HTMLAnchorElement, data?: DataStore) {
  if (origin !== window.location.origin) return;
  const Screens = await screensAt(pathname);
  const code = Screens.preload(pathname);
  const route = Screens.routeOf(pathname);
  if (data && route?.hasData) {
    const url = keepParameters(pathname + search, route.dataParameters);
    // a click loads data again that could not be loaded ahead
    const { error } = isOutdated(data.get(url)) ? await data.load(url) : {};
    if (!isBusy(error)) forgetLoadFailure(error);
  }
  await code;
  return route;
}

let aimed: HTMLAnchorElement | undefined;

/** Preloads a link's page and, if possible, renders it hidden, so that a click only shows it. */
async function preparePage(link: HTMLAnchorElement, data: DataStore): Promise<void> {
  aimed = link;
  const route = await preloadPage(link, data);
  if (!route?.isReusable) return;
  const { pathname, search, hash } = link;
  const former = window.location.pathname;
  const formerRoute = (await screensAt(former)).routeOf(former);
  if (aimed !== link || pathname === former) return;
  // two pages of one screen would have the same ids
  const isFormerKept = formerRoute?.isReusable && formerRoute.name !== route.name;
  renderPageAhead({ pathname, search, hash, isFormerKept });
}

function handleIntent({ target }: Event, data: DataStore): void {
  if (!(target instanceof Element) || readConnection().saveData) return;
  // most buttons in `main` open the cart drawer
  if (target.closest('main button,header [href="/cart"]')) return void loadAhead(prepareCartDrawer());
  const link = target.closest('a');
  if (link) void loadAhead(preparePage(link, data));
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

function preloadLinksInView(): void {
  const { saveData, effectiveType } = readConnection();
  if (saveData || effectiveType !== '4g') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]:not(nav *)'))
    if (isInView(link)) void loadAhead(preloadPage(link));
}

/** Prepares a link's page on intent, and on 4G preloads the code of links in view; not if the data saver is on. */
export function startPreloading(data: DataStore): void {
  for (const intent of ['pointerover', 'focusin'])
    document.addEventListener(intent, (event) => handleIntent(event, data), { passive: true });
  // not in every browser
  const preloadAtRest = () => window.requestIdleCallback?.(preloadLinksInView);
  preloadAtRest();
  document.addEventListener('scrollend', preloadAtRest);
}
