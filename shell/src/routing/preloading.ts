import { ownerOf } from '@glow/shared/remotes';
import { cartDrawer } from '../chrome/CartDrawerHost';
import { loadRemoteModule } from '../federation/loadRemote';
import { remoteComponent } from '../federation/remoteComponent';
import { shellScreens } from './ShellScreens';

/** The part of the Network Information API that is used here; each field is optional in browsers. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

/** Minimum bandwidth for preloading links in view. */
const MIN_DOWNLINK_MBPS = 5;

function readConnection(): Connection {
  return 'connection' in navigator ? (navigator.connection as Connection) : {};
}

/** Preloads the code of the page at a URL path. Callers ignore failures: navigation tries again. */
async function preloadPage(pathname: string): Promise<void> {
  const owner = ownerOf(pathname);
  if (!owner) return shellScreens.preload(pathname);
  const { Screens } = await loadRemoteModule(owner.name);
  Screens.preload(pathname);
}

function preloadLink({ origin, pathname }: HTMLAnchorElement): void {
  if (origin === window.location.origin) preloadPage(pathname).catch(() => undefined);
}

function handleIntent({ target }: Event): void {
  if (!(target instanceof Element) || readConnection().saveData) return;
  const link = target.closest('a');
  if (link) return preloadLink(link);
  // most buttons in `main` open the cart drawer
  if (target.closest('main button')) remoteComponent(cartDrawer).preload();
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

function preloadLinksInView(): void {
  const { saveData, effectiveType, downlink = 0 } = readConnection();
  if (saveData || effectiveType !== '4g' || downlink < MIN_DOWNLINK_MBPS) return;
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isInView).forEach(preloadLink);
}

/**
 * Preloads a link's remote and screen on intent (hover, focus or touch), and on fast connections also the links in view
 * once the page is idle. Does nothing when the browser's data saver is on.
 */
export function startPreloading(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, handleIntent, { passive: true });
  if ('requestIdleCallback' in window) window.requestIdleCallback(preloadLinksInView, { timeout: 5000 });
}
