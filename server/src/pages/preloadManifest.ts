import { MATCHES_NOTHING } from '@glow/shared/integrity';
import { ownerOf } from '@glow/shared/remotes';
import type { Composition } from './composer';
import { urlOf } from './remoteBuild';
import { REPLAY_SCRIPT_PATH, replayScriptIntegrity, replayScriptVersion } from './inlineScript';
import type { RenderedPage } from '../rendering/renderedPage';
import type { Release } from '../releases/releaseSchema';

/** The shell's chunk that turns clicks from before hydration into cart lines. */
const REPLAYED_CLICKS = 'replayed-clicks';

/** An element that loads a script: tag name and properties. */
type LoadingElement = ['script' | 'link', Record<string, unknown>];

/** The script that replays actions from before hydration. It is small, and loaded before the page's own scripts, which wait for it. */
const REPLAY_SCRIPT: LoadingElement = [
  'script',
  {
    src: `${REPLAY_SCRIPT_PATH}?v=${replayScriptVersion}`,
    integrity: replayScriptIntegrity,
    fetchPriority: 'high',
  },
];

/** A file of a package's release. */
interface PackageFile {
  name: string;
  file: string;
}

/**
 * Exactly the scripts of the first screen, so that there is no request waterfall: the shell's, executed in order, and as preloads
 * the owner's entry and routes and the chunks of every rendered screen. `cart` lists the scripts for an Add to Cart before hydration
 * (the drawer and the shell's product lookup), `replay` those for any other action. The inline script creates the elements.
 */
export function preloadManifest(
  { releases, remotes }: Composition,
  pathname: string,
  page?: RenderedPage,
): Record<'page' | 'cart' | 'replay', LoadingElement[]> {
  const filesOf = (name: string, select: (release: Release) => string[]): PackageFile[] => {
    const release = releases.get(name);
    return release ? select(release).map((file) => ({ name, file })) : [];
  };
  const integrityOf = ({ name, file }: PackageFile) => releases.get(name)?.files[file] ?? MATCHES_NOTHING;
  const scriptElement = (file: PackageFile): LoadingElement => [
    'script',
    { src: urlOf(file), integrity: integrityOf(file), async: false },
  ];
  const preloadLink = (file: PackageFile): LoadingElement => [
    'link',
    { rel: 'preload', as: 'script', href: urlOf(file), integrity: integrityOf(file) },
  ];

  const owner = ownerOf(remotes, pathname)?.name ?? '';
  const screensOf = (name: string) =>
    filesOf(name, ({ screens }) => (page?.screens ?? []).flatMap((screen) => screens[screen] ?? []));
  const preloaded = [
    ...filesOf(owner, ({ entry, routes }) => (entry ? [entry, ...routes] : [])),
    ...screensOf('shell'),
    ...screensOf(owner),
  ];
  const drawer = filesOf('checkout', ({ entry, routes, fragments }) =>
    entry ? [entry, ...routes, ...(fragments.CartDrawer ?? [])] : [],
  );
  return {
    page: [
      ...filesOf('shell', ({ scripts }) => scripts).map(scriptElement),
      // each once
      ...[...new Map(preloaded.map((file) => [urlOf(file), file])).values()].map(preloadLink),
    ],
    cart: [...drawer, ...filesOf('shell', ({ screens }) => screens[REPLAYED_CLICKS] ?? [])].map(preloadLink),
    replay: [REPLAY_SCRIPT],
  };
}
