/** Names as owners write them: patterns of addresses, cookies and hosts. Pure. */

/** `host` or `*.host`; the star stands for every name below, not for the host itself. */
export const hostMatches = (pattern: string, host: string): boolean =>
  pattern[0] === '*' ? host.endsWith(pattern.slice(1)) : host === pattern;

/** Without a folder such as `de_DE`. */
export const withoutPlace = (text: string): string => text.replace(/\/[a-z]{2}_[A-Z]{2}(?=\/)/, '');

/** Without what differs by place, `www.` and the country of a Google host too. */
const common = (text: string): string =>
  withoutPlace(text.replace(/^www\./, '')).replace(/(^|\.)google\.[a-z.]{2,6}$/, '$1google.com');

/** `host/path` beginnings, in all local forms; what is asked for counts as path. */
export const urlMatches = (pattern: string, { host, pathname, search }: URL): boolean => {
  const name = pattern.split('/')[0]!;
  const path = pattern.slice(name.length);
  const asked = pathname + search;
  return (
    (hostMatches(name, host) || hostMatches(common(name), common(host))) &&
    (asked.startsWith(path) || common(asked).startsWith(common(path)))
  );
};

/** `_ga` or `_ga*`. */
export const nameMatches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The site's own domains that the host belongs to, in their order; empty on a host of somebody else. */
export const matchingDomains = (domains: readonly string[], host: string): string[] =>
  domains.filter((domain) => hostMatches(domain, host)).map((domain) => domain.replace('*.', ''));
