import { ownerOf } from '@glow/shared/remotes';
import { urlOf, type Composition } from './composer';
import type { RenderedPage } from './renderer';
import type { Release } from '../releases/releaseSchema';

/** The shell's chunk that turns early presses into lines. */
const REPLAYED_CLICKS = 'replayed-clicks';

/** An element that fetches a script: its name and its properties. */
type FetchingElement = ['script' | 'link', Record<string, unknown>];

/** A file of a package's release. */
interface PlacedFile {
  name: string;
  file: string;
}

/**
 * Exactly the scripts the first screen needs, all known from the HTML: the shell's own, run in order, and to be fetched beside them
 * the owner's entry and routes and every shown screen's chunks; and for an early press on Add to Cart the drawer's and what the
 * shell needs to know the product. The inline script makes the elements.
 */
export function preloadManifest({ releases }: Composition, pathname: string, page?: RenderedPage): { page: FetchingElement[]; cart: FetchingElement[] } {
  const filesOf = (name: string, pick: (release: Release) => string[]): PlacedFile[] => {
    const release = releases.get(name);
    return release ? pick(release).map((file) => ({ name, file })) : [];
  };
  const integrityOf = ({ name, file }: PlacedFile) => releases.get(name)?.files[file];
  const run = (file: PlacedFile): FetchingElement => ['script', { src: urlOf(file), integrity: integrityOf(file), async: false }];
  const fetchAhead = (file: PlacedFile): FetchingElement => ['link', { rel: 'preload', as: 'script', href: urlOf(file), integrity: integrityOf(file) }];

  const owner = ownerOf(pathname)?.name ?? '';
  const screensOf = (name: string) => filesOf(name, ({ screens }) => (page?.screens ?? []).flatMap((screen) => screens[screen] ?? []));
  const early = [...filesOf(owner, ({ entry, routes }) => (entry ? [entry, ...routes] : [])), ...screensOf('shell'), ...screensOf(owner)];
  const drawer = filesOf('checkout', ({ entry, fragments }) => (entry ? [entry, ...(fragments.CartDrawer ?? [])] : []));
  return {
    page: [...filesOf('shell', ({ scripts }) => scripts).map(run), ...early.filter(isFirst).map(fetchAhead)],
    cart: [...drawer, ...filesOf('shell', ({ screens }) => screens[REPLAYED_CLICKS] ?? [])].map(fetchAhead),
  };
}

/** Whether a file is not named before in its list. */
function isFirst(wanted: PlacedFile, index: number, files: PlacedFile[]): boolean {
  return files.findIndex(({ name, file }) => name === wanted.name && file === wanted.file) === index;
}
