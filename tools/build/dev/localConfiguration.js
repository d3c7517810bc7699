import { randomBytes } from 'node:crypto';
import { LOOPBACK, ownPort } from './ports.js';

/** Builds a remote for a store's pages with each edit, not minimized; they reload. The parent process gets the URL. */
export async function localConfiguration(base, { port: usual }, store) {
  const port = await ownPort(usual);
  // a name that pages of other sites do not know, so that they cannot run the code
  const folder = `/${randomBytes(16).toString('base64url')}/`;
  process.once('disconnect', () => process.exit());
  return {
    ...base,
    devtool: 'cheap-module-source-map',
    output: { ...base.output, clean: false },
    optimization: { ...base.optimization, minimize: false },
    devServer: {
      host: LOOPBACK,
      port,
      // else the server blocks scripts and connections of other sites than localhost
      allowedHosts: [LOOPBACK, new URL(store).hostname],
      // pages have React's production build, which has no hot reload
      hot: false,
      client: { overlay: { runtimeErrors: false }, webSocketURL: `ws://${LOOPBACK}:${port}${folder}edits` },
      webSocketServer: { type: 'ws', options: { path: `${folder}edits` } },
      static: false,
      devMiddleware: { publicPath: folder },
      headers: {
        'Access-Control-Allow-Origin': store,
        // Chromium before version 142 requires it; later versions ask the developer
        'Access-Control-Allow-Private-Network': 'true',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'no-store',
        Vary: 'Origin',
      },
      onListening: ({ middleware }) =>
        middleware.waitUntilValid(() => process.send(`http://${LOOPBACK}:${port}${folder}`)),
    },
  };
}
