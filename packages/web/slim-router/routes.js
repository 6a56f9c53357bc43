/** Routes without loaders, actions, middleware and revalidation: a module, or the way to one. */
import { createElement } from 'react';
import { useRouteError } from '../../hooks.js';
import { RemixRootDefaultErrorBoundary } from './errorBoundaries.js';
import { prefetchRouteCss, prefetchStyleLinks } from './links.js';
import { loadRouteModule } from './routeModules.js';

function around(Layout, Component) {
  return createElement(Layout, null, createElement(Component));
}

function componentsOf(route, module, isSpaMode) {
  const { default: Component, Layout } = module;
  const isRoot = route.id === 'root';
  const HydrateFallback = !isSpaMode || isRoot ? module.HydrateFallback : undefined;
  const ErrorBoundary =
    module.ErrorBoundary ??
    (isRoot ? () => createElement(RemixRootDefaultErrorBoundary, { error: useRouteError() }) : undefined);
  if (!isRoot || !Layout) return { Component, ErrorBoundary, HydrateFallback };
  return {
    element: around(Layout, Component),
    errorElement: around(Layout, ErrorBoundary),
    ...(HydrateFallback ? { hydrateFallbackElement: around(Layout, HydrateFallback) } : {}),
  };
}

/** A module with its styles; a page is never shown before those. */
async function load(route, modules) {
  const styles = prefetchRouteCss(route);
  const module = await loadRouteModule(route, modules);
  await Promise.all([styles, prefetchStyleLinks(route, module)]);
  return module;
}

export function createClientRoutes(manifest, modules, _state, _ssr, isSpaMode, parentId = '') {
  const routes = Object.values(manifest).filter((route) => (route?.parentId ?? '') === parentId);
  return routes.map((route) => {
    const module = modules[route.id];
    const made = { id: route.id, index: route.index, path: route.path };
    made.loader = async () => {
      const known = modules[route.id];
      if (known) await prefetchStyleLinks(route, known);
      return null;
    };
    if (module) {
      Object.assign(made, componentsOf(route, module, isSpaMode), { handle: module.handle });
      made.loader.hydrate = shouldHydrateRouteLoader(route.id, undefined, false, isSpaMode);
    } else {
      let loading;
      const part = (name) => async () => {
        loading ??= load(route, modules);
        return (await loading)[name];
      };
      made.lazy = {
        handle: part('handle'),
        Component: part('default'),
        ErrorBoundary: route.hasErrorBoundary ? part('ErrorBoundary') : undefined,
      };
    }
    const children = createClientRoutes(manifest, modules, _state, _ssr, isSpaMode, route.id);
    if (children.length > 0) made.children = children;
    return made;
  });
}

export function shouldHydrateRouteLoader(id, _clientLoader, _hasLoader, isSpaMode) {
  return isSpaMode && id !== 'root';
}

/** Of the server and of development. */
export const createServerRoutes = undefined;
export const createClientRoutesWithHMRRevalidationOptOut = undefined;
export const noActionDefinedError = undefined;
