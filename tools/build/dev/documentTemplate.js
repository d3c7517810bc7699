import { compositionOf } from './localComposition.js';

/** HTML of a development server. Its registry lists the development servers, or with `GLOW_LOCAL` one of them and the live releases. */
export async function documentTemplate({ project, name, isShell }) {
  const registry = await compositionOf(project, isShell ? process.env.GLOW_LOCAL : undefined);
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
