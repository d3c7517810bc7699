import { ownerOf } from '@glow/shared/remotes';
import { urlOf, type Composition } from './composer';
import type { RenderedPage } from './renderer';
import type { Release } from '../releases/releaseSchema';

/** The shell's chunk that turns clicks from before hydration into cart lines. */
const REPLAYED_CLICKS = 'replayed-clicks';

/** An element that loads a script: tag name and properties. */
type FetchingElement = ['script' | 'link', Record<string, unknown>];

/** A file of a package's release. */
interface PlacedFile {
  name: string;
  file: string;
}

/**
 * Exactly the scripts of the first screen, so that there is no request waterfall: the shell's, run in order, and as preloads
 * the owner's entry and routes and the chunks of every rendered screen. `cart` lists what an Add to Cart before hydration
 * needs: the drawer and the shell's product lookup. The inline script creates the elements.
 */
export function preloadManifest(
  { releases }: Composition,
  pathname: string,
  page?: RenderedPage,
): { page: FetchingElement[]; cart: FetchingElement[] } {
  const filesOf = (name: string, pick: (release: Release) => string[]): PlacedFile[] => {
    const release = releases.get(name);
    return release ? pick(release).map((file) => ({ name, file })) : [];
  };
  const integrityOf = ({ name, file }: PlacedFile) => releases.get(name)?.files[file];
  const run = (file: PlacedFile): FetchingElement => [
    'script',
    { src: urlOf(file), integrity: integrityOf(file), async: false },
  ];
  const fetchAhead = (file: PlacedFile): FetchingElement => [
    'link',
    { rel: 'preload', as: 'script', href: urlOf(file), integrity: integrityOf(file) },
  ];

  const owner = ownerOf(pathname)?.name ?? '';
  const screensOf = (name: string) =>
    filesOf(name, ({ screens }) => (page?.screens ?? []).flatMap((screen) => screens[screen] ?? []));
  const early = [
    ...filesOf(owner, ({ entry, routes }) => (entry ? [entry, ...routes] : [])),
    ...screensOf('shell'),
    ...screensOf(owner),
  ];
  const drawer = filesOf('checkout', ({ entry, fragments }) => (entry ? [entry, ...(fragments.CartDrawer ?? [])] : []));
  return {
    page: [...filesOf('shell', ({ scripts }) => scripts).map(run), ...early.filter(isFirst).map(fetchAhead)],
    cart: [...drawer, ...filesOf('shell', ({ screens }) => screens[REPLAYED_CLICKS] ?? [])].map(fetchAhead),
  };
}

/** Filter that removes duplicate files. */
function isFirst(wanted: PlacedFile, index: number, files: PlacedFile[]): boolean {
  return files.findIndex(({ name, file }) => name === wanted.name && file === wanted.file) === index;
}
