import type { Answers } from '@clausewright/agreements/questionnaires';

/** Stands where a site has no name yet. */
export const namelessSite = '[•]';

/** The site that the answers speak of: a website before an app, the owner's name where neither has one. */
export function siteOf(answers: Answers): { siteName: string; siteAddress: string | null } {
  const text = (question: string): string | null => {
    const value = answers[question];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const siteAddress = text('website_url');
  const siteName =
    text('website_name') ??
    text('app_name') ??
    siteAddress?.replace(/^https?:\/\//, '') ??
    text('business_name') ??
    text('individual_name') ??
    namelessSite;
  return { siteName, siteAddress };
}
