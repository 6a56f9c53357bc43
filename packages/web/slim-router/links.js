/** Links of routes whose only own links are those of the root, and which have no data to fetch ahead. */
const seen = (list) => [...new Set(list)];

const styleOf = (href) => ({ rel: 'stylesheet', href });

export function getKeyedLinksForMatches(matches, modules, manifest) {
  const links = matches.flatMap(({ route: { id } }) => [
    ...(manifest.routes[id]?.css ?? []).map(styleOf),
    ...(modules[id]?.links?.() ?? []),
  ]);
  const byKey = new Map(links.map((link) => [link.rel + link.href, link]));
  return [...byKey].map(([key, link]) => ({ key, link }));
}

/** Fetches a module with all that it imports, which the manifest of the browser does not list. */
export async function getKeyedPrefetchLinks(matches, manifest) {
  const modules = matches.map(({ route: { id } }) => manifest.routes[id]?.module).filter(Boolean);
  // One that cannot be had now is asked for again when the link is followed.
  await Promise.allSettled(modules.map((module) => import(/* @vite-ignore */ module)));
  return [];
}

export function getNewMatchesForLinks(_page, next, current, _manifest, _location, mode) {
  return mode === 'assets' ? next.filter((match, index) => match.route.id !== current[index]?.route.id) : [];
}

export function getModuleLinkHrefs(matches, manifest) {
  return seen(
    matches.flatMap(({ route: { id } }) => {
      const route = manifest.routes[id];
      return route ? [route.module, ...(route.imports ?? [])] : [];
    }),
  );
}

export function isPageLinkDescriptor() {
  return false;
}

/** Resolves when the style is there, or cannot be had. */
function arrives(href) {
  return new Promise((resolve) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href });
    const done = () => {
      link.remove();
      resolve();
    };
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    document.head.append(link);
  });
}

export async function prefetchRouteCss(route) {
  await Promise.all((route.css ?? []).map(arrives));
}

export const prefetchStyleLinks = prefetchRouteCss;
