import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/**
 * A host as another company has it: it shares React, and knows the address of the store's manifest.
 * @returns {import('webpack').Configuration}
 */
export const hostOf = (store, folder) => ({
  name: 'magazine',
  context: fileURLToPath(new URL('.', import.meta.url)),
  mode: 'production',
  devtool: false,
  entry: './src/index.js',
  output: { path: folder, publicPath: '/' },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'magazine',
      remotes: { glow_storefront: `glow_storefront@${store}/federation/storefront/mf-manifest.json` },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      // the page opens without the remote too
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
  performance: { hints: false },
});
