import { remotes } from './packages.js';

/** The HTML of a development server: the shell's names every remote's development server, a remote alone has none. */
export function documentTemplate({ name, isShell }) {
  const registry = { id: 'development', remotes: remotes.map(({ name, port }) => ({ name, entry: `http://localhost:${port}/remoteEntry.js`, routes: [], build: 'development', version: '0.0.0' })) };
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
