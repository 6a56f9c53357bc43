import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { sitePages } from './site-links.ts';

interface RouteEntry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: readonly RouteEntry[] | undefined;
}

function pathsOf(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined ? [] : [`/${path.replace(/\/:\w+\?$/, '')}`]),
    ...pathsOf(children),
  ]);
}

const built = pathsOf(routes);

test.each(Object.values(sitePages))('$to is linked if, and only if, its page is there', (page) => {
  expect(built.includes(page.to)).toBe(page.built);
});
