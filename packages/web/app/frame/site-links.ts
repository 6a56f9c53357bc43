/** Pages that the frame may lead to. A test holds `built` to app/routes.ts: nothing links to what is not there. */
export const sitePages = {
  agreements: { to: '/', built: true },
  privacyConsent: { to: '/privacy-consent/wizard', built: true },
  myAgreements: { to: '/profile/agreements', built: true },
  myPrivacyConsents: { to: '/profile/privacy-consents', built: true },
  profile: { to: '/profile', built: true },
  billing: { to: '/profile/billing/overview', built: true },
  logIn: { to: '/profile/login', built: true },
  signUp: { to: '/profile/register', built: true },
} as const;

/** Pages that belong to another one without lying below its address. */
const branches: Partial<Record<SitePage, string>> = { myPrivacyConsents: '/privacy-consent/install' };

/** Where an address lies: on the page itself or somewhere below it. */
export function currentOf(page: SitePage, pathname: string): 'page' | 'true' | undefined {
  const { to } = sitePages[page];
  const at = pathname.replace(/(?<=.)\/$/, '');
  if (at === to) return 'page';
  if (!page.startsWith('my')) return undefined;
  const roots = [to, ...(branches[page] === undefined ? [] : [branches[page]])];
  return roots.some((root) => at === root || at.startsWith(`${root}/`)) ? 'true' : undefined;
}

export type SitePage = keyof typeof sitePages;

/** Where the site leads everybody, then who is logged in; the account's own pages have their own list. */
const lists = {
  site: ['agreements', 'privacyConsent'],
  own: ['myAgreements', 'myPrivacyConsents'],
  account: ['profile', 'billing'],
} as const satisfies Record<string, readonly SitePage[]>;

export function builtPages(...names: (keyof typeof lists)[]): SitePage[] {
  return names.flatMap((name) => lists[name]).filter((page) => sitePages[page].built);
}
