import { agreementSlugs, agreementTypes } from '@clausewright/contract/agreement-types';
import { helpPath, helpTopics } from './app/help-topics.ts';

/** Every address without a free parameter that anybody may open; `/404` stands for all unknown ones. */
export const publicPaths: string[] = [
  '/',
  '/wizard',
  ...agreementTypes.filter((type) => type !== 'TEST').map((type) => `/wizard/${agreementSlugs[type]}`),
  '/privacy-consent/wizard',
  '/help',
  ...helpTopics.map(helpPath),
  '/profile/login',
  '/profile/register',
  '/profile/reset-password',
  '/profile/activate-account',
  '/maintenance',
  '/404',
];
