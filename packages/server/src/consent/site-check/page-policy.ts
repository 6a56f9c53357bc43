/** Whether a Content-Security-Policy lets an address through, as far as a banner needs to know (CSP level 3, 6.7). */
interface Wanted {
  address: URL;
  page: URL;
  nonce?: string | undefined;
}

/** All policies must allow it; one without the directive falls back to `default-src`, and without that to everything. */
export function policiesAllow(
  policies: readonly string[],
  directive: 'script-src' | 'connect-src',
  wanted: Wanted,
): boolean {
  return policies
    .flatMap((policy) => policy.split(','))
    .every((policy) => {
      const directives = directivesOf(policy);
      const names =
        directive === 'script-src'
          ? ['script-src-elem', directive, 'default-src']
          : [directive, 'default-src'];
      const sources = names.map((name) => directives.get(name)).find((found) => found !== undefined);
      return sources === undefined || allows(sources, wanted);
    });
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // The first of a name counts.
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function allows(sources: readonly string[], { address, page, nonce }: Wanted): boolean {
  if (nonce !== undefined && sources.includes(`'nonce-${nonce}'`)) return true;
  // With it only nonces, hashes and what they load count.
  if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false;
  return sources.some((source) => matches(source, address, page));
}

function matches(source: string, address: URL, page: URL): boolean {
  const lower = source.toLowerCase();
  if (lower === '*') return true;
  if (lower === "'self'") return address.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(lower)) return lower === address.protocol || lower === 'http:';
  const host = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*\.)?([^/:*]+)(?::(\d+|\*))?(\/.*)?$/.exec(lower);
  if (host === null) return false;
  const [, scheme, wildcard, name = '', port, path] = host;
  if (scheme !== undefined && `${scheme}:` !== address.protocol && scheme !== 'http') return false;
  if (wildcard === undefined ? address.hostname !== name : !address.hostname.endsWith(`.${name}`))
    return false;
  if (port !== '*' && (port ?? '') !== address.port) return false;
  return (
    path === undefined || (path.endsWith('/') ? address.pathname.startsWith(path) : address.pathname === path)
  );
}
