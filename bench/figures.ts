import type { Measure } from './figure.ts';

interface Figure {
  /** Rounds that count. */
  rounds: number;
  load: () => Promise<{ measure: Measure }>;
}

/** Every script of `npm run bench` by its name, in the order of the goals. */
export const figures: Readonly<Record<string, Figure>> = {
  banner: { rounds: 9, load: () => import('./banner.ts') },
  'field-watch': { rounds: 1, load: () => import('./field-watch.ts') },
  leaks: { rounds: 1, load: () => import('./leaks.ts') },
  'consent-log': { rounds: 7, load: () => import('./consent-log.ts') },
  'consent-route': { rounds: 7, load: () => import('./consent-route.ts') },
  'log-pages': { rounds: 5, load: () => import('./log-pages.ts') },
  documents: { rounds: 7, load: () => import('./documents.ts') },
  preview: { rounds: 7, load: () => import('./preview.ts') },
  'pdf-and-chromium': { rounds: 7, load: () => import('./pdf-and-chromium.ts') },
  'hosted-page': { rounds: 7, load: () => import('./hosted-page.ts') },
  'web-bytes': { rounds: 1, load: () => import('./web-bytes.ts') },
  lighthouse: { rounds: 5, load: () => import('./lighthouse.ts') },
  'first-paint': { rounds: 5, load: () => import('./first-paint.ts') },
  'http-route': { rounds: 7, load: () => import('./http-route.ts') },
  store: { rounds: 9, load: () => import('./store.ts') },
  'agreement-lists': { rounds: 5, load: () => import('./agreement-lists.ts') },
  'website-lists': { rounds: 5, load: () => import('./website-lists.ts') },
  durability: { rounds: 20, load: () => import('./durability.ts') },
  responsiveness: { rounds: 7, load: () => import('./responsiveness.ts') },
  start: { rounds: 7, load: () => import('./start.ts') },
  'open-questions': { rounds: 1, load: () => import('./open-questions.ts') },
  readability: { rounds: 1, load: () => import('./readability.ts') },
  'document-length': { rounds: 1, load: () => import('./document-length.ts') },
  'under-load': { rounds: 3, load: () => import('./under-load.ts') },
  'row-sizes': { rounds: 1, load: () => import('./row-sizes.ts') },
  scan: { rounds: 3, load: () => import('./scan.ts') },
  'accessibility-check': { rounds: 5, load: () => import('./accessibility-check.ts') },
  memory: { rounds: 3, load: () => import('./memory.ts') },
};
