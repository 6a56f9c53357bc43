import type { ServerStep } from '@clausewright/contract';

/** Under which name a step sends the policy: `report-only` says in the browser's console what it would stop. */
export const headerNames: Readonly<Record<ServerStep, string>> = {
  'report-only': 'Content-Security-Policy-Report-Only',
  enforce: 'Content-Security-Policy',
};
