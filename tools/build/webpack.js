import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import federation from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { declaredVersions, findPackage, pathProblem, readRelease, routesOf, sharedFolder } from './project.js';
import { refuseGlobals, tellErrors } from './plugins/tellErrors.js';
import { requireInputs, buildIdOf } from './buildInputs.js';
import { addIntegrity } from './plugins/addIntegrity.js';
import { mountLayer, ownLibraries } from './plugins/ownLibraries.js';
import { FIRST_FONTS, PICTURES, writeRelease, requireOrigins } from './plugins/writeRelease.js';
import { shortenRuntime } from './plugins/shortenRuntime.js';
import { providedVersions, sharedModules } from './federationShared.js';
import { OLDEST_BROWSERS } from './oldestBrowsers.js';
import { serverBundleFile, serverConfiguration } from './serverConfiguration.js';

const require = createRequire(import.meta.url);
// else Module Federation finds webpack by a failing call, which takes three seconds in each process
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
const loaderIn = (file) => fileURLToPath(new URL(file, import.meta.url));

/** `false` omits a module. */
const libraryAliases = {
  // only for `connect` of formik and `withTheme` of emotion, which nobody uses
  'hoist-non-react-statics': false,
  // 1.9 kB of attribute names, brotli
  '@emotion/is-prop-valid': path.join(sharedFolder(), 'src/ui/isElementProp'),
};

/** Each screen contains smaller common parts: one more file costs a first page more than it saves the next. */
export const MIN_COMMON_BYTES = 32_000;

/** The shell's libraries have their own file, which browsers keep when the shell is released. */
const SHELL_GROUPS = {
  libraries: { chunks: 'initial', enforce: true, test: /node_modules/, name: 'libraries' },
  // a library of one part stays in its chunk, because the first script lists the hash of every chunk
  defaultVendors: false,
};

/** A remote's entry contains its routes, because no page loads one alone; the page still has the shared modules. */
const routesInEntry = (name) => ({
  routes: { chunks: (chunk) => chunk.name === 'routes', enforce: true, type: /^javascript/, name: `glow_${name}` },
});

const PAGE_DATA = './src/pageData.ts';

/**
 * Configures the shell or a remote of a project. `--env build=<id>` names a release other than by its inputs.
 * In development `--env standalone` runs a remote alone, `--env with=storefront,blog` with fragments of others, and
 * `npm run dev` gives `env.dev` (`localComposition.js`). `--env store=<origin>` serves each edit to pages of a store.
 */
export function configure(project, name) {
  return async (env = {}, { mode = 'production' } = {}) => {
    const problem = pathProblem(project.root);
    if (problem) throw new Error(problem);
    const found = { ...findPackage(project, name), project };
    const isProduction = mode === 'production';
    const target = {
      ...found,
      isShell: name === 'shell',
      isProduction,
      isAlone: Boolean(env.standalone),
      dev: env.dev,
      told: new Map(),
      companions: (env.with?.split(',') ?? []).map((name) => findPackage(project, name).folder),
      build: env.store ? 'local' : isProduction ? (env.build ?? buildIdOf(project, found)) : undefined,
    };
    const base = configuration(target);
    if (env.store) {
      const { localConfiguration } = await import('./dev/localConfiguration.js');
      const plugins = [...federationPlugins(target, 'remoteEntry.js'), releaseFile(target), tellErrors(project.root)];
      return localConfiguration({ ...base, plugins }, target, env.store);
    }
    if (!isProduction) {
      const { developmentPlugins, devServer } = await import('./dev/devServer.js');
      const federation = target.isAlone ? [ownLibraries] : federationPlugins(target);
      const plugins = [...federation, ...developmentPlugins(target), tellErrors(project.root)];
      return { ...base, plugins, devServer: await devServer(target) };
    }
    // the server bundle first: the browser build writes its name into `release.json`
    const server = {
      ...serverConfiguration({ base, ...target }),
      plugins: [
        new webpack.IgnorePlugin({ resourceRegExp: mountLayer.test }),
        requireInputs(target),
        tellErrors(project.root, target.told),
      ],
    };
    const browser = { ...base, plugins: releasePlugins(target), dependencies: [server.name] };
    if (!target.anyHost) return [server, browser];
    const { foreignConfiguration } = await import('./foreignConfiguration.js');
    const foreign = foreignConfiguration(base, target, compression());
    return [server, foreign, { ...browser, dependencies: [server.name, foreign.name] }];
  };
}

function configuration({ project, name, folder, anyHost, isShell, isProduction, isAlone, companions, build, dev }) {
  const context = path.join(project.root, folder);
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    name,
    context,
    mode: isProduction ? 'production' : 'development',
    target: 'web',
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    entry: entry({ isShell, isProduction, isAlone, companions }),
    output: {
      path: path.join(context, 'dist'),
      clean: isProduction && { keep: keepPreviousBuild(readRelease(project, { folder }), build, anyHost) },
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `fonts/[name]${hash}[ext]`,
      publicPath: publicPath({ isShell, isProduction, isAlone }),
      // two builds of one remote may be loaded in one page, so their chunk registries must be separate
      uniqueName: isProduction ? `glow_${name}_${build.slice(0, 6)}` : `glow_${name}`,
      // shorter than the default, in each chunk
      ...(isProduction && { chunkLoadingGlobal: `glow_${build.slice(0, 6)}` }),
      // scripts have the encoding of the document, which is UTF-8
      charset: false,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], alias: libraryAliases },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      generator: { json: { JSONParse: false } },
      rules: [
        { test: /\.tsx?$/, loader: 'swc-loader', options: swcOptions({ isShell, isProduction }) },
        { test: /react-router[\\/]dist[\\/].*\.mjs$/, loader: loaderIn('./pureComponents.js') },
        { test: /[\\/]\.federation[\\/]entry\.\w+\.js$/, loader: loaderIn('./quotedPaths.js') },
        { test: /\.(css|less|s[ac]ss)$/, loader: loaderIn('./refuseStylesheet.cjs') },
        { test: /\.woff2$/, type: 'asset/resource' },
        {
          test: /\.(avif|gif|jpe?g|png|svg|webp)$/,
          type: 'asset/resource',
          generator: pictures({ name, build, hash }),
        },
        { test: /\.(md|txt)$/, type: 'asset/source' },
        {
          test: /\.woff2$/,
          resourceQuery: /first/,
          loader: loaderIn('./subsetFont.js'),
          generator: { filename: `${FIRST_FONTS}/[name]${hash}[ext]` },
        },
        // last, because the ids of modules have the places of the other rules in them
        mountLayer,
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
      ...(isProduction && {
        splitChunks: isShell
          ? { cacheGroups: SHELL_GROUPS }
          : { minSize: MIN_COMMON_BYTES, cacheGroups: routesInEntry(name) },
      }),
    },
    // writing the cache takes half as long as a build
    cache: isProduction || {
      type: 'filesystem',
      name: [name, isAlone && 'alone', dev?.local && 'local'].filter(Boolean).join('-'),
      cacheDirectory: path.join(project.root, '.cache/webpack'),
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    externals: !isShell && isProduction ? [pageRuntime] : [],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Remotes are built without a federation runtime and use the page's (`shell/src/federation/remoteRuntime.ts`). */
function pageRuntime({ request }, decide) {
  return /webpack-bundler-runtime/.test(request) ? decide(null, 'var globalThis.GLOW_FEDERATION') : decide();
}

/** Keeps what was built before, and the previous build, whose files open pages of the store still request. */
export function keepPreviousBuild(previous, build, anyHost) {
  const kept = new Set([serverBundleFile(build), ...Object.keys(previous?.files ?? {})]);
  return (file) => (file.startsWith('foreign') ? Boolean(anyHost) : kept.has(file.replace(/\.(br|gz)$/, '')));
}

/** In a store a remote has only its container as an entry. */
function entry({ isShell, isProduction, isAlone, companions }) {
  if (isShell) return { main: [...(isProduction ? [] : ['./src/developmentShares.ts']), './src/index.ts'] };
  return isAlone
    ? { main: ['.', ...companions.map((other) => `../${other}`)].map((of) => `${of}/src/standalone.tsx`) }
    : {};
}

function publicPath({ isShell, isProduction, isAlone }) {
  if (isAlone) return '/';
  if (!isShell) return 'auto';
  return isProduction ? '/assets/shell/' : '/';
}

function swcOptions({ isShell, isProduction }) {
  return {
    jsc: {
      target: OLDEST_BROWSERS.target,
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          // a released remote imports React's runtime, and the shell provides `@glow/shared`'s instead
          importSource: isShell || !isProduction ? '@glow/shared' : 'react',
          development: !isProduction,
          refresh: !isProduction,
        },
      },
    },
    module: { type: 'es6' },
  };
}

/** A package's own pictures have the same URL in the server's HTML and in the browser. */
function pictures({ name, build, hash }) {
  const isReleased = build && build !== 'local';
  return { filename: `${PICTURES}/[name]${hash}[ext]`, ...(isReleased && { publicPath: `/assets/${name}/` }) };
}

function releaseFile(target, server) {
  const { project, name, folder, build } = target;
  requireOrigins(target);
  const { version } = require(path.join(project.root, folder, 'package.json'));
  const about = { name, version, build, container: `glow_${name}`, ...routesOf(target), server };
  return writeRelease(about, { isShell: target.isShell, folder, declared: declaredVersions(project) });
}

function releasePlugins(target) {
  const { build, project, told } = target;
  return [
    ...federationPlugins(target),
    requireInputs(target),
    addIntegrity,
    shortenRuntime,
    refuseGlobals(project.root),
    tellErrors(project.root, told),
    releaseFile(target, serverBundleFile(build)),
    ...compression(),
  ];
}

const compression = () => [
  new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test: /\.js$/ }),
  new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', test: /\.js$/ }),
];

/** A remote is a container; the shell loads containers and provides the shared modules (`shell/src/federation`). */
function federationPlugins(
  { project, name, folder, isShell, isProduction },
  entry = isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
) {
  if (isShell) return [new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(providedVersions) })];
  // in production the server loads the data of pages
  const hasData = !isProduction && existsSync(path.join(project.root, folder, PAGE_DATA));
  const exposed = { routes: './src/routes.tsx', ...(hasData && { pageData: PAGE_DATA }) };
  return [
    ownLibraries,
    new federation.ModuleFederationPlugin({
      name: `glow_${name}`,
      filename: entry,
      exposes: Object.fromEntries(
        Object.entries(exposed).map(([key, module]) => [`./${key}`, { import: module, name: key }]),
      ),
      remotes: {},
      shared: sharedModules({ isProduction }),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      experiments: isProduction ? { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } } : {},
    }),
  ];
}
