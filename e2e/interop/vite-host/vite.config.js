import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// https://vite.dev/config/
export default defineConfig({
  plugins: [
    react(),
    federation({
      name: 'magazine',
      remotes: { glow_storefront: `glow_storefront@${process.env.STORE}/federation/storefront/mf-manifest.json` },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
});
