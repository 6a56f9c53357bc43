import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { wizardTypes } from './wizard-types.ts';

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), tailwindcss(), reactRouter()],
  define: {
    // The TEST type is for development only.
    BUILT_WIZARD_TYPES: JSON.stringify(wizardTypes.filter((type) => command === 'serve' || type !== 'TEST')),
  },
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] },
  // An inlined asset would need `data:` in font-src.
  build: { assetsInlineLimit: 0 },
  server: {
    port: 5173,
    proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' },
  },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', 'use-intl'] },
}));
