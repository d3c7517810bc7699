import { developmentComposition, localComposition } from './localComposition.js';

/** The HTML of a development server: the shell's names the remotes' development servers, or that of `GLOW_LOCAL` beside what is live; a remote alone has none. */
export async function documentTemplate({ name, isShell }) {
  const { GLOW_LOCAL: local, GLOW_API: server } = process.env;
  const registry = isShell && local ? await localComposition(local, server) : developmentComposition;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="/favicon.svg" />
    ${isShell ? `<script type="application/json" id="glow-registry">${JSON.stringify(registry)}</script>` : `<meta name="application-name" content="Glow ${name}" />`}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}
