import { developmentComposition, localComposition } from './localComposition.js';

/** HTML of a development server. Its registry lists the development servers, or with `GLOW_LOCAL` one of them and the live releases. */
export async function documentTemplate({ name, isShell }) {
  const { GLOW_LOCAL: local, GLOW_API: server } = process.env;
  const registry = isShell && local ? await localComposition(local, server) : developmentComposition;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="/favicon.svg" />
    ${isShell ? '' : `<meta name="application-name" content="Glow ${name}" />`}
    <script type="application/json" id="glow-registry">${JSON.stringify(registry)}</script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}
