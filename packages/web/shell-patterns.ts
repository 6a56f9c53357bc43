import { isForDevelopment } from '@clausewright/contract/addresses';
import { publicPaths } from './public-paths.ts';
import { routes } from './app/routes.ts';

interface RouteEntry {
  path?: string | undefined;
  children?: RouteEntry[] | undefined;
}

function patternsOf(entries: readonly RouteEntry[], parent: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const own = path !== undefined && path !== '*' ? [full] : [];
    return [...own, ...patternsOf(children ?? [], full)];
  });
}

/** Addresses that exist but are not prerendered, as `/download/:id?`; the shell is served for them. */
export const shellPatterns: string[] = patternsOf(routes, '').filter(
  (pattern) => !publicPaths.includes(pattern) && !isForDevelopment(pattern),
);
