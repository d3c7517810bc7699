import { STORE } from '../../base/config/project';
import { theme } from '@glow/shared/theme';
import { scriptJson } from '@glow/shared/text';
import { inlineScript, REPLAY_SCRIPT_PATH, replayScriptIntegrity, replayScriptVersion } from './inlineScript';
import { urlOf } from './buildUrls';
import type { Composition } from './composer';
import type { RenderedPage } from '../rendering/renderJob';
import type { LocalComposition } from './withLocalRemote';
import { MATCHES_NOTHING } from '@glow/shared/integrity';
import { ownerOf } from '@glow/shared/remotes';
import type { Release } from '../../releases/repository/releaseSchema';

/** `site` is its origin; for `accounts` see `realAccounts`. */
export interface SiteFacts {
  site: string;
  accounts?: string;
}

/** The HTML of a URL path: the rendered page, if any, with its data, the registry, and the first screen's files. */
export function renderDocument(composition: Composition, pathname: string, site: SiteFacts, page?: RenderedPage) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no">
${composition.importMap ? `<script type="importmap">${composition.importMap.text}</script>\n` : ''}${page?.head ?? ''}
<meta name="theme-color" content="${theme.colors.background}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${(composition.releases.get('shell')?.fonts ?? []).map((file) => fontPreload(urlOf({ name: 'shell', file }))).join('\n')}
${page?.styles ?? ''}
<script>${inlineScript}</script>
<script type="application/json" id="glow-files">${scriptJson(preloadManifest(composition, pathname, page))}</script>
<script type="application/json" id="glow-registry">${scriptJson({ id: composition.id, shell: composition.shell, remotes: composition.remotes, ...site })}</script>
</head>
<body>
${previewBadge(composition)}
<div id="root">${page?.body ?? ''}</div>
${page?.data ? `<script type="application/json" id="glow-data">${scriptJson(page.data)}</script>` : ''}
${page ? '' : '<noscript>Glow needs JavaScript for this page: please turn it on in your browser and reload.</noscript>'}
</body>
</html>
`;
}

function fontPreload(url: string): string {
  return `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
}

/** A strip above the page, which covers nothing. Outside the React root it adds no script and survives navigation. */
const STYLE = [
  'display:flex;flex-wrap:wrap;justify-content:center;align-items:center',
  `gap:0 ${theme.space(4)};padding:${theme.space(1.5)} ${theme.space(5)} ${theme.space(0.5)}`,
  `background:${theme.colors.ink};color:${theme.colors.background};font-size:${theme.text.md}`,
].join(';');

/** Names the previewed builds, or the local remote and its end. Empty without a preview. */
function previewBadge({ previews, releases, local }: Composition & Partial<LocalComposition>): string {
  if (previews.length === 0) return '';
  const builds = previews.map((name) => `${name} ${releases.get(name)?.version} (${releases.get(name)?.build})`);
  const text = local
    ? `${local.name} from ${new URL(local.base).host} until ${local.until.toISOString().slice(11, 16)} UTC`
    : `Preview of ${builds.map(escape).join(', ')}`;
  return `<aside aria-label="Preview" style="${STYLE}"><span>${text}</span><a href="?preview=off" style="color:inherit;line-height:${theme.touchTarget}">Back to the live store</a></aside>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The shell's chunk that turns clicks from before hydration into cart lines. */
const REPLAYED_CLICKS = 'replayed-clicks';

/** Tag name and properties. */
type LoadingElement = ['script' | 'link', Record<string, unknown>];

/** Replays actions from before hydration. The page's scripts wait for it, so it is small and comes before them. */
const REPLAY_SCRIPT: LoadingElement = [
  'script',
  {
    src: `${REPLAY_SCRIPT_PATH}?v=${replayScriptVersion}`,
    integrity: replayScriptIntegrity,
    fetchPriority: 'high',
  },
];

type PackageFile = Parameters<typeof urlOf>[0];

/**
 * The inline script creates the elements of these scripts, so that none is discovered late. `purchase` is for an Add to
 * Cart before hydration (the drawer and the shell's product lookup), `replay` for any other action.
 */
function preloadManifest({ releases, remotes }: Composition, pathname: string, page?: RenderedPage) {
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
  const drawer = STORE.packages.flatMap(({ name, purchase }) =>
    filesOf(name, ({ entry, routes, fragments }) =>
      entry && purchase ? [entry, ...routes, ...(fragments[purchase.opens] ?? [])] : [],
    ),
  );
  return {
    page: [
      ...filesOf('shell', ({ scripts }) => scripts).map(scriptElement),
      // each once
      ...[...new Map(preloaded.map((file) => [urlOf(file), file])).values()].map(preloadLink),
    ],
    purchase: [...drawer, ...filesOf('shell', ({ screens }) => screens[REPLAYED_CLICKS] ?? [])].map(preloadLink),
    replay: [REPLAY_SCRIPT],
  };
}
