import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { finishDocument } from './tools/finish-document.ts';

const adapter = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;
const adapterPaths = ['/trpc', '/reports/pdf', '/config.json', '/mailbox', '/docs'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), finishDocument()],
  // The content security policy allows no data: address, so nothing is inlined (security 1.1).
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    target: 'es2022',
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(adapterPaths.map(path => [path, { target: adapter, changeOrigin: false }])),
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
