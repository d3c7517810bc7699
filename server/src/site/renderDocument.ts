import { ownerOf } from '@glow/shared/remotes';
import { earlyPress } from './earlyPress';
import { urlOf, type Composition, type PublicRegistry } from './openRegistry';
import type { RenderedPage } from './openRenderer';

/**
 * The HTML document of a URL path: the rendered page where there is one, the registry the shell composes from, and preloads
 * of exactly the files the first screen needs, so that all of them are asked for at once.
 */
export function renderDocument(composition: Composition, pathname: string, page?: RenderedPage): string {
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
<script>${earlyPress}</script>
${[...filesOfScreen(composition, pathname, page).map(scriptPreload), ...composition.shell.scripts.map(script)].join('\n')}
<script type="application/json" id="glow-registry">${json({ id: composition.id, remotes: composition.remotes })}</script>
</head>
<body>
<div id="root">${page?.body ?? ''}</div>
${page ? '' : '<noscript>Glow needs JavaScript for this page: please turn it on in your browser and reload.</noscript>'}
</body>
</html>
`;
}

/** URLs of the scripts the first screen needs beside the shell's own: the owner's entry and routes, and every shown screen's chunks. */
function filesOfScreen({ remotes, releases }: Composition, pathname: string, page?: RenderedPage): string[] {
  const owner = remotes.find(({ name }) => name === ownerOf(pathname)?.name);
  const early = owner?.entry ? [owner.entry, ...owner.routes] : [];
  const screens = ['shell', ...(owner ? [owner.name] : [])].flatMap((name) =>
    (page?.screens ?? []).flatMap((screen) => releases.get(name)?.screens[screen] ?? []).map((file) => urlOf(name, file)),
  );
  return [...new Set([...early, ...screens])];
}

function fontPreload(url: string): string {
  return `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
}

/** Without `crossorigin`: a same-origin script is loaded without it, and a preload that differs would be fetched twice. */
function scriptPreload(url: string): string {
  return `<link rel="preload" href="${url}" as="script" fetchpriority="low">`;
}

function script(url: string): string {
  return `<script defer src="${url}"></script>`;
}

/** JSON that cannot end the script element it stands in. */
function json(registry: PublicRegistry): string {
  return JSON.stringify(registry).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
