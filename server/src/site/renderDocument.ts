import { ownerOf } from '@glow/shared/remotes';
import { inlineScript } from './inlineScript';
import { urlOf, type Composition } from './openRegistry';
import type { RenderedPage } from './openRenderer';

/**
 * The HTML document of a URL path: the rendered page where there is one, the registry the shell composes from, the site's origin, and
 * the names of exactly the files the first screen needs, so that none is found out later.
 */
export function renderDocument(composition: Composition, pathname: string, site: string, page?: RenderedPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${page?.head ?? ''}
<meta name="theme-color" content="#FAF6F1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${composition.shell.fonts.map(fontPreload).join('\n')}
${page?.styles ?? ''}
<script>${inlineScript}</script>
<script type="application/json" id="glow-files">${json(filesOfScreen(composition, pathname, page))}</script>
<script type="application/json" id="glow-registry">${json({ id: composition.id, remotes: composition.remotes, site })}</script>
</head>
<body>
<div id="root">${page?.body ?? ''}</div>
${page ? '' : '<noscript>Glow needs JavaScript for this page: please turn it on in your browser and reload.</noscript>'}
</body>
</html>
`;
}

/**
 * Exactly the scripts the first screen needs, all known from the HTML: the shell's own, run in order, and to be fetched beside them
 * the owner's entry and routes and every shown screen's chunks. The inline script starts them.
 */
function filesOfScreen({ remotes, releases, shell }: Composition, pathname: string, page?: RenderedPage): ['script' | 'link', string][] {
  const owner = remotes.find(({ name }) => name === ownerOf(pathname)?.name);
  const early = owner?.entry ? [owner.entry, ...owner.routes] : [];
  const screens = ['shell', ...(owner ? [owner.name] : [])].flatMap((name) =>
    (page?.screens ?? []).flatMap((screen) => releases.get(name)?.screens[screen] ?? []).map((file) => urlOf(name, file)),
  );
  return [...shell.scripts.map((url) => ['script', url] as ['script', string]), ...[...new Set([...early, ...screens])].map((url) => ['link', url] as ['link', string])];
}

function fontPreload(url: string): string {
  return `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
}

/** JSON that cannot end the script element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
