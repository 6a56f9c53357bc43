import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reload = 'window.location.reload();';

/**
 * React Router reloads the page whenever a route's chunk is missing, for ever if it stays missing.
 * Here it may once per minute (specification 2); after that the error page is shown.
 */
export function guardedReload(): Plugin {
  return {
    name: 'clausewright:guarded-reload',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/react-router/dist/production/lib/dom/ssr/routeModules.js')) return null;
      if (!code.includes(reload)) throw new Error('React Router loads route modules in another way now');
      const guard = fileURLToPath(new URL('app/reload-once.ts', import.meta.url));
      return {
        code: `import { reloadOnce } from ${JSON.stringify(guard)};\n${code.replace(reload, 'if (!reloadOnce(Date.now())) throw error;')}`,
        map: null,
      };
    },
  };
}
