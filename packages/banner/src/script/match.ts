/** Names as owners write them: patterns of addresses, cookies and hosts. Pure. */

/** `host` or `*.host`; the star stands for every name below, not for the host itself. */
export const hostMatches = (pattern: string, host: string): boolean =>
  pattern[0] === '*' ? host.endsWith(pattern.slice(1)) : host === pattern;

/** `host/path` beginnings; what is asked for counts as path. */
export const urlMatches = (pattern: string, { host, pathname, search }: URL): boolean => {
  const [name = '', ...path] = pattern.split('/');
  return hostMatches(name, host) && (pathname + search).startsWith(`/${path.join('/')}`);
};

/** `_ga` or `_ga*`. */
export const nameMatches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The site's own domains that the host belongs to, in their order; empty on a host of somebody else. */
export const matchingDomains = (domains: readonly string[], host: string): string[] =>
  domains.filter((domain) => hostMatches(domain, host)).map((domain) => domain.replace('*.', ''));
