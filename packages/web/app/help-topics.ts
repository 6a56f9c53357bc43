import type { Operator } from './operator-data.ts';

/** In the order of the list; each has an address of its own, `/help/<topic>`, and a text in every language. */
export const helpTopics = [
  'first-document',
  'free-and-paid',
  'updates',
  'editing',
  'publishing',
  'consent-banner',
  'install-banner',
  'consent-log',
  'withdrawal-function',
  'visitor-requests',
  'payments',
  'account',
  'teams',
  'limits',
  'own-instance',
] as const;

export type HelpTopic = (typeof helpTopics)[number];

/** The last one speaks to whoever set up an instance: once he has said who he is, it concerns nobody. */
export function topicsFor({ unnamed }: Pick<Operator, 'unnamed'>): readonly HelpTopic[] {
  return unnamed ? helpTopics : helpTopics.filter((topic) => topic !== 'own-instance');
}

export function helpPath(topic: HelpTopic): string {
  return `/help/${topic}`;
}
