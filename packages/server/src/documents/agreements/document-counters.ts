import { formats } from '@clausewright/contract';
import { counter, duration } from '../../platform/metrics/registry.ts';

export const countDocument = counter('documents_total', 'Files of documents made, by format and outcome.', {
  format: formats,
  outcome: ['made', 'failed'],
});

export const timeDocument = duration('document_seconds', 'How long it took to make a file of a document.', {
  labels: { format: formats },
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});
