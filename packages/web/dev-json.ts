import type { Plugin } from 'vite';

/**
 * Node wants `import(…, { with: { type: 'json' } })`; in development the browser would then refuse
 * what Vite serves, which is a script. The build needs no help.
 */
export function devJson(): Plugin {
  return {
    name: 'clausewright:dev-json',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/packages/') || !/\.tsx?$/.test(id) || !code.includes("type: 'json'")) return null;
      return { code: code.replaceAll(/,\s*\{ with: \{ type: 'json' \} \}/g, ''), map: null };
    },
  };
}
