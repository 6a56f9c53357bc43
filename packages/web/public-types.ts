import type { Plugin } from 'vite';

const empty = '\0no-test-type';

/** Keeps the TEST type, which is for development only, out of the pages. */
export function publicTypes(): Plugin {
  return {
    name: 'clausewright:public-types',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith('.') && source.includes('/types/test/') ? empty : null),
    load: (id) => (id === empty ? 'export default {};' : null),
  };
}
