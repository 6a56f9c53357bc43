/** Facts about the size of the business. */
import { hasAny, text } from '@clausewright/engine/law/answer-reading';
import { rule } from '@clausewright/engine/law/fact-rule';

/** The size tests of the American state laws; only a clear no takes the duties away. */
const usSize = rule(['us_size'], (answers) => !hasAny(answers, 'us_size', 'no'));

export const sizeFacts = {
  'size:ccpa': usSize,
  'size:us-state': usSize,
  // Staff and turnover below these are not asked: whoever passes no American test is taken as small there.
  'size:20-employees': usSize,
  // Only who has that many is asked for the page with the figures.
  'size:10m-consumers': rule(
    ['request_metrics_url'],
    (answers) => text(answers, 'request_metrics_url') !== '',
  ),
};
