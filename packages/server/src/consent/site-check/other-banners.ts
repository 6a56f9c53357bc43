/** Hosts of other consent tools: two banners on one page ask twice and undo each other. */
const hosts: readonly [host: string, name: string][] = [
  ['consent.cookiebot.com', 'Cookiebot'],
  ['consentcdn.cookiebot.com', 'Cookiebot'],
  ['cdn.cookielaw.org', 'OneTrust'],
  ['app.usercentrics.eu', 'Usercentrics'],
  ['web.cmp.usercentrics.eu', 'Usercentrics'],
  ['cdn.iubenda.com', 'iubenda'],
  ['cs.iubenda.com', 'iubenda'],
  ['cdn-cookieyes.com', 'CookieYes'],
  ['app.termly.io', 'Termly'],
  ['consent.cookiefirst.com', 'CookieFirst'],
  ['cmp.osano.com', 'Osano'],
  ['sdk.privacy-center.org', 'Didomi'],
  ['cdn.consentmanager.net', 'consentmanager'],
  ['cookiehub.net', 'CookieHub'],
];

export function otherBanner(address: URL | null): string | null {
  return hosts.find(([host]) => address?.hostname === host)?.[1] ?? null;
}
