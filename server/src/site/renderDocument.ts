import { ownerOf } from '@glow/shared/remotes';
import type { Composition, PublicRegistry } from './openRegistry';

/**
 * The HTML document of a URL path: the shell's scripts, the registry the shell composes from, and preloads for the remote
 * that owns the path, so that every file of the first screen is asked for at once.
 */
export function renderDocument(composition: Composition, pathname: string): string {
  const owner = composition.remotes.find(({ name }) => name === ownerOf(pathname)?.name);
  const early = owner?.entry ? [owner.entry, ...owner.routes] : [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#FAF6F1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[...composition.shell.fonts.map(fontPreload), ...early.map(scriptPreload), ...composition.shell.scripts.map(script)].join('\n')}
<script type="application/json" id="glow-registry">${json({ id: composition.id, remotes: composition.remotes })}</script>
</head>
<body>
<div id="root"></div>
<noscript>Glow needs JavaScript: please turn it on in your browser and reload this page.</noscript>
</body>
</html>
`;
}

function fontPreload(url: string): string {
  return `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
}

/** Without `crossorigin`: a same-origin script is loaded without it, and a preload that differs would be fetched twice. */
function scriptPreload(url: string): string {
  return `<link rel="preload" href="${url}" as="script">`;
}

function script(url: string): string {
  return `<script defer src="${url}"></script>`;
}

/** JSON that cannot end the script element it stands in. */
function json(registry: PublicRegistry): string {
  return JSON.stringify(registry).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
