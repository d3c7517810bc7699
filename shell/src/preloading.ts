import { ownerOf } from '@glow/shared/remotes';
import { cartDrawer } from './chrome/CartDrawerHost';
import { loadRemoteModule } from './federation/loadRemote';
import { shellScreens } from './ShellScreens';

/** What a browser may say of its connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits a second. */
  downlink?: number;
}

/** From which bandwidth, in megabits a second, links in view are preloaded too. */
const FAST = 5;

function connection(): Connection {
  return 'connection' in navigator ? (navigator.connection as Connection) : {};
}

/** Loads what the page of a URL path needs, before it is asked for; a failure here is none yet. */
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
  if (!(target instanceof Element) || connection().saveData) return;
  const link = target.closest('a');
  if (link) return preloadLink(link);
  // most buttons of the store lead into the cart
  if (target.closest('main button')) cartDrawer.preload();
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

function preloadLinksInView(): void {
  const { saveData, effectiveType, downlink = 0 } = connection();
  if (saveData || effectiveType !== '4g' || downlink < FAST) return;
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isInView).forEach(preloadLink);
}

/**
 * Idle remotes cost nothing until intent: hover, focus or touch loads a link's remote and screen, and on fast connections
 * the links in view do when the page has come to rest. Nothing is loaded ahead where the shopper saves data.
 */
export function startPreloading(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(intent, handleIntent, { passive: true });
  if ('requestIdleCallback' in window) window.requestIdleCallback(preloadLinksInView, { timeout: 5000 });
}
