import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

export default {
  entry: {},
  output: { publicPath: 'auto', clean: true },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'survey',
      filename: 'remoteEntry.js',
      exposes: { './Survey': './src/Survey', './Teaser': './src/Teaser' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
  ],
};
