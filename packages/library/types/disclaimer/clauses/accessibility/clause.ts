import { clause } from '../../clause.ts';

// An aim and what we do about a barrier, no warranty of state. Not the statement that Directive (EU) 2019/882, Annex V asks of services in its scope.
export const accessibility = clause({
  id: 'di.accessibility',
  version: 3,
  when: (a) => a.d_accessibility === 'wcag-aa',
  ground: { answers: ['d_accessibility'] },
  parts: {},
  texts: import.meta.url,
});
