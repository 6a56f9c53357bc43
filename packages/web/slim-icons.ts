import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Gives the icons of lucide-react our own small factory; see app/icon-from-lucide.tsx. */
export function slimIcons(): Plugin {
  return {
    name: 'clausewright:slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const ofIcon = importer?.includes('/lucide-react/dist/esm/icons/') ?? false;
      if (!ofIcon || !source.endsWith('/createLucideIcon.mjs')) return null;
      return fileURLToPath(new URL('app/icon-from-lucide.tsx', import.meta.url));
    },
  };
}
