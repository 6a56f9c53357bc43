import type { Page } from 'playwright-core';

/** Address of the script of a route, by its path: the name says nothing of it. */
export function scriptOfRoute(page: Page, path: string): Promise<string> {
  return page.evaluate((wanted) => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> };
    };
    const route = Object.values(manifest.routes).find((one) => one.path === wanted);
    return route?.module ?? '';
  }, path);
}
