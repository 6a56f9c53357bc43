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
  'payments',
  'account',
  'limits',
] as const;

export type HelpTopic = (typeof helpTopics)[number];

export function helpPath(topic: HelpTopic): string {
  return `/help/${topic}`;
}
