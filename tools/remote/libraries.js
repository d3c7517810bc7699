import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { readJson, root } from '../build/packages.js';

/** Only the store's repository needs these; some are in a bundle. */
const STORE_ONLY =
  /playwright|^(fast-check|sharp|typescript-native|execa|tsx|esbuild|oxfmt|commander|subset-font|rrweb-cssom)$|jsdom$|^@types\/(negotiator|pg|semver)$/;

/** Libraries that would bring 280 packages: files for Node and for pages, and where an export is. */
const BUNDLED = {
  '@module-federation/enhanced': {
    node: {
      'wrapper/webpack': 'dist/src/webpack.js',
      // the wrapper loads it at run time
      'lib/container/ModuleFederationPlugin': 'dist/src/lib/container/ModuleFederationPlugin.js',
    },
    exports: { './webpack': './wrapper/webpack.js' },
  },
  'webpack-cli': { node: { 'bin/cli': 'bin/cli.js' } },
  'webpack-dev-server': {
    node: { 'lib/Server': 'lib/Server.js' },
    page: { 'client/index': 'client/index.js', 'client/clients/WebSocketClient': 'client/clients/WebSocketClient.js' },
  },
};

/** Other libraries, and what only HTTPS, older browsers or lists of files need. */
const EXTERNAL = `webpack webpack/* typescript @rspack/core @module-federation/runtime @module-federation/runtime-tools
  webpack-bundle-analyzer webpack-dev-server selfsigned bonjour-service spdy sockjs emitter fsevents`.split(/\s+/);

const versionOf = (place) => readJson('package-lock.json').packages[`node_modules/${place}`].version;

/** What `@glow/build` needs, by name; those in `bundled` are in its own `node_modules`. */
export const libraries = {
  bundled: Object.keys(BUNDLED),
  dependencies: {
    ...Object.fromEntries(
      Object.entries(readJson('package.json').devDependencies).filter(([name]) => !STORE_ONLY.test(name)),
    ),
    '@module-federation/runtime-tools': versionOf('@module-federation/runtime-tools'),
    // else each of eleven packages has a copy
    'pretty-format': versionOf('@jest/core/node_modules/pretty-format'),
    // the build ranks routes with it
    'react-router-dom': readJson('tools/package.json').dependencies['react-router-dom'],
  },
};

/** Bundles a program for Node in one file, with all that it imports. */
export const bundle = (options) =>
  build({ absWorkingDir: root, bundle: true, logLevel: 'error', platform: 'node', target: 'node20', ...options });

/** Writes the bundled libraries below a folder. */
export async function bundleLibraries(folder) {
  for (const [name, { node, page = {}, exports }] of Object.entries(BUNDLED)) {
    const [from, outdir] = [root, folder].map((one) => path.join(one, 'node_modules', name));
    const files = (entries) =>
      Object.fromEntries(Object.entries(entries).map(([to, file]) => [to, path.join(from, file)]));
    await bundle({ entryPoints: files(node), outdir, external: EXTERNAL });
    await bundle({ entryPoints: files(page), outdir, external: EXTERNAL, platform: 'browser', format: 'esm' });
    const { version, main, license } = readJson('node_modules', name, 'package.json');
    writeFileSync(path.join(outdir, 'package.json'), JSON.stringify({ name, version, main, exports, license }));
  }
}
