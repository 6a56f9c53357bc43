import type { ServerBuild } from 'react-router';

type Assets = ServerBuild['assets'];

/**
 * The list of routes as the browser loads it with every page, without what only the server reads: the
 * imports of each route, which stand as preloads in the pages and are found by the modules themselves,
 * and flags that say no. 1.7 kB of every first load.
 */
export function browserManifest({ entry, routes, url, version }: Assets): string {
  const slim = Object.entries(routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route ?? {}).filter(isRead)),
  ]);
  const manifest = { entry, routes: Object.fromEntries(slim) as unknown, url, version };
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
}

const unread = ['imports', 'hasDefaultExport'];

function isRead([name, value]: [string, unknown]): boolean {
  const empty = value === false || (Array.isArray(value) && value.length === 0);
  return !empty && !unread.includes(name);
}
