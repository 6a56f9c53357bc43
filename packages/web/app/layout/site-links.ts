/** Pages that the frame may lead to; `below` are pages that belong to one. A test holds `built` to app/routes.ts: nothing links to what is not there. */
export const sitePages = {
  agreements: { to: '/', built: true },
  privacyConsent: { to: '/privacy-consent/wizard', built: true },
  scan: { to: '/scan', below: '/scan', built: true },
  help: { to: '/help', below: '/help', built: true },
  websites: { to: '/profile/sites', below: '/profile/sites', built: true },
  myAgreements: { to: '/profile/agreements', below: '/profile/agreements', built: true },
  myPrivacyConsents: {
    to: '/profile/privacy-consents',
    below: '/profile/privacy-consents',
    built: true,
  },
  profile: { to: '/profile', built: true },
  billing: { to: '/profile/billing/overview', below: '/profile/billing', built: true },
  logIn: { to: '/profile/login', built: true },
  signUp: { to: '/profile/register', built: true },
} as const;

/** Where an address lies: on the page itself, or below it where it is a list or has tabs. */
export function getAriaCurrent(page: SitePage, pathname: string): 'page' | 'true' | undefined {
  const { to, below } = { below: undefined, ...sitePages[page] };
  // The only page of a site that does not lie below the list.
  const at = pathname.replace('/privacy-consent/install', '/profile/privacy-consents/install');
  if (at === to) return 'page';
  return below !== undefined && at.startsWith(`${below}/`) ? 'true' : undefined;
}

export type SitePage = keyof typeof sitePages;

/** Where the site leads everybody, then who is logged in; the account's own pages have their own list. */
const lists = {
  site: ['agreements', 'privacyConsent', 'scan'],
  help: ['help'],
  own: ['websites', 'myAgreements', 'myPrivacyConsents'],
  account: ['profile', 'billing'],
} as const satisfies Record<string, readonly SitePage[]>;

export function builtPages(...names: (keyof typeof lists)[]): SitePage[] {
  return names.flatMap((name) => lists[name]).filter((page) => sitePages[page].built);
}
