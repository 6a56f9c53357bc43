import { counter } from '../metrics/registry.ts';

export const countMail = counter('mail_total', 'Attempts to send a message, by what came of them.', {
  outcome: ['sent', 'refused', 'delayed', 'unanswered', 'given-up'],
});
