import path from 'node:path';
import { json } from 'node:stream/consumers';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { sharedFolder } from '../project.js';
import { compositionOf, portOf, serveRegistry } from './localComposition.js';
import { LOOPBACK, ownPort } from './ports.js';
import { watchGlobals } from './watchGlobals.js';
import { whenParentEnds } from './whenToldToStop.js';

/** Hot reload, and the HTML document of the shell or of a remote that runs alone. */
export function developmentPlugins(target) {
  const refresh = new ReactRefreshPlugin({ overlay: false, library: `glow_${target.name}` });
  return target.isShell || target.isAlone ? [refresh, emitDocument(target)] : [refresh];
}

const emitDocument = (target) => (compiler) =>
  compiler.hooks.thisCompilation.tap('emitDocument', (compilation) =>
    compilation.hooks.processAssets.tapPromise('emitDocument', async () => {
      const files = compilation.entrypoints.get('main').getFiles();
      const scripts = files.filter((file) => /^(?!.*hot-update).*\.js$/.test(file));
      const document = await documentTemplate(target, scripts);
      compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(document));
    }),
  );

/** The registry in the HTML lists the development servers, or one of them and the live releases. */
async function documentTemplate({ project, name, isShell, dev }, scripts) {
  const registry = await compositionOf(project, dev);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="/favicon.svg" />
    ${isShell ? '' : `<meta name="application-name" content="Glow ${name}" />`}
    <script type="application/json" id="glow-registry">${JSON.stringify(registry)}</script>
    <script>(${watchGlobals})(${isShell ? '' : `'${name}'`})</script>
    ${scripts.map((file) => `<script defer src="/${file}"></script>`).join('')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

/** Webpack's development server for `npm run dev` (`dev`), or on a free port for a remote that runs alone. */
export async function devServer({ project, name, port: usual, prefixes, isAlone, dev }) {
  const port = dev?.ports[name] ?? (await ownPort(usual));
  if (isAlone) whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
  if (isAlone) console.log(`${name} is being built …`);
  const pictures = { directory: path.join(sharedFolder(), 'dist/images'), publicPath: '/images' };
  const brand = { directory: path.join(sharedFolder(), 'assets/brand') };
  return {
    host: LOOPBACK,
    port,
    hot: true,
    historyApiFallback: true,
    headers: (request) => crossOriginHeaders(project, dev, request),
    setupExitSignals: isAlone,
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    static: [pictures, brand],
    proxy: isAlone ? [] : [{ context: PROXIED_PATHS, target: dev.api }],
    onListening: ({ middleware }) =>
      isAlone &&
      middleware.waitUntilValid(() => console.log(`${name} runs alone at http://localhost:${port}${prefixes[0]}`)),
    setupMiddlewares: (middlewares) => [
      isAlone
        ? { name: 'standalone-api', path: '/api', middleware: standaloneApi }
        : { name: 'registry', path: '/registry.json', middleware: serveRegistry(project, dev) },
      ...middlewares,
    ],
  };
}

/** The development shell, on another port, may read a remote's files, but pages of other sites may not. */
function crossOriginHeaders({ packages: [shell] }, dev, { headers: { origin, referer } }) {
  const from = origin ?? (URL.canParse(referer) ? new URL(referer).origin : undefined);
  const shellOrigins = ['localhost', LOOPBACK].map((host) => `http://${host}:${portOf(shell, dev)}`);
  return shellOrigins.includes(from)
    ? { 'Access-Control-Allow-Origin': from, Vary: 'Origin' }
    : { 'Cross-Origin-Resource-Policy': 'same-site' };
}

/** The API and the files of releases. */
const PROXIED_PATHS = ['/api', '/assets', '/page-data', '/releases'];

const orders = new Map();

function answer(response, status, body) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function placeOrder(order) {
  const id = `GLW-ALONE${String(orders.size + 1).padStart(7, '0')}`;
  const placed = { ...order, id, createdAt: new Date().toISOString(), status: 'processing' };
  orders.set(id, placed);
  return placed;
}

/** Keeps orders in memory and does not validate: for validation and errors use `npm run dev`. */
async function standaloneApi(request, response) {
  const { pathname } = new URL(request.originalUrl, 'http://localhost');
  if (request.method === 'POST' && pathname === '/api/orders')
    return answer(response, 201, { success: true, order: placeOrder(await json(request)) });
  if (request.method === 'POST' && pathname === '/api/newsletter/subscribe')
    return answer(response, 200, { success: true, message: 'Thank you for subscribing (standalone).' });
  const order = orders.get(pathname.split('/').at(-1));
  return order
    ? answer(response, 200, { success: true, order })
    : answer(response, 404, { success: false, message: 'Not found', errors: [] });
}
