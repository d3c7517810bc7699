import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// https://vite.dev/config/
export default defineConfig({
  base: './',
  plugins: [
    react(),
    federation({
      name: 'quiz',
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './Quiz': './src/Quiz', './Teaser': './src/Teaser' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
  ],
});
