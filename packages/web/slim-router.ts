import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The version that `slim-router/` was written beside. */
const version = '8.4.0';

/**
 * Modules of React Router that a page without loaders, actions, middleware and lazy route discovery
 * pays for and never runs; ours do what is left of each.
 */
const replaced = new Map([
  ['lib/dom/ssr/single-fetch.js', 'slim-router/single-fetch.js'],
  ['lib/dom/ssr/fog-of-war.js', 'slim-router/fog-of-war.js'],
  ['lib/dom/ssr/links.js', 'slim-router/links.js'],
  ['lib/dom/ssr/routes.js', 'slim-router/routes.js'],
  ['lib/router/instrumentation.js', 'slim-router/instrumentation.js'],
]);

const noServerComponents = ['useIsRSCRouterContext()', 'false'] as const;

/** What this app does not use, and what would go by itself if it had no name. */
const unused = [
  ...['NavLink', 'Form'].map((name) => [
    `const ${name} = React$1`,
    `const ${name} = /* @__PURE__ */ React$1`,
  ]),
  ['NavLink.displayName = "NavLink";', ''],
  ['Form.displayName = "Form";', ''],
  ['HistoryRouter.displayName = "unstable_HistoryRouter";', ''],
] as [string, string][];

/** Questions that have one answer in this app; the minifier takes out what would follow from the other. */
const answered: ReadonlyMap<string, readonly (readonly [question: string, answer: string])[]> = new Map([
  ['lib/components.js', [noServerComponents]],
  ['lib/dom/lib.js', unused],
  ['lib/hooks.js', [['if (this.context) return', 'if (false) return']]],
  [
    'lib/dom/ssr/components.js',
    [
      noServerComponents,
      // Only the server writes the scripts of a page.
      ['staticContext ?', 'false ?'],
      ['!isStatic ?', 'true ?'],
    ],
  ],
]);

/** @throws where React Router asks in another way now. */
function answer(module: string, code: string): string {
  const left = answered.get(module) ?? [];
  return left.reduce((text, [question, known]) => {
    if (!text.includes(question)) throw new Error(`slim-router.ts: ${module} has no ${question}`);
    return text.replaceAll(question, known);
  }, code);
}

/** Takes them out of the browser's build: 9 kB of every first load. */
export function slimRouter(): Plugin {
  return {
    name: 'clausewright:slim-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const found = JSON.parse(
        readFileSync(fileURLToPath(import.meta.resolve('react-router/package.json')), 'utf8'),
      ) as { version: string };
      if (found.version !== version) throw new Error(`slim-router/ is for React Router ${version}: compare`);
    },
    load(id) {
      const [, module = ''] = id.split('/react-router/dist/production/');
      const ours = replaced.get(module);
      if (ours !== undefined) return readFileSync(new URL(ours, import.meta.url), 'utf8');
      return answered.has(module) ? answer(module, readFileSync(id, 'utf8')) : null;
    },
  };
}

interface RouteFlags {
  id: string;
  hasLoader?: boolean;
  hasAction?: boolean;
  hasClientLoader?: boolean;
  hasClientAction?: boolean;
  hasClientMiddleware?: boolean;
}

/** @throws when a route has what the slim router cannot do. */
export function refuseRoutesWithData(routes: Readonly<Record<string, RouteFlags | undefined>>): void {
  const busy = Object.values(routes).filter(
    (route) =>
      route?.hasLoader ||
      route?.hasAction ||
      route?.hasClientLoader ||
      route?.hasClientAction ||
      route?.hasClientMiddleware,
  );
  if (busy.length === 0) return;
  throw new Error(`slim-router.ts: ${busy.map((route) => route?.id).join()} loads or acts by the router`);
}
