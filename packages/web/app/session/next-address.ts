/** Where the person wanted to go before the log-in. */

export const logInPath = '/profile/login';
/** Everybody may open these; `next` never leads back to one. */
const openPaths = [logInPath, '/profile/register', '/profile/reset-password', '/profile/activate-account'];

const nowhere = 'http://nowhere.invalid';

/** The address within this app that `next` names; null for anything else, another site's above all. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, nowhere)) return null;
  const { origin, pathname, search, hash } = new URL(next, nowhere);
  // What is `/.//host` in the question is `//host` in the answer.
  if (origin !== nowhere || pathname.startsWith('//')) return null;
  if (openPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return null;
  return pathname + search + hash;
}

/** The log-in that leads back to where the person is. */
export function logInAddress(from: { pathname: string; search: string; hash: string }): string {
  return logInFor(from.pathname + from.search + from.hash);
}

/** The log-in that leads on to an address of this app. */
export function logInFor(address: string): string {
  const next = safeNext(address);
  return next === null || next === '/' ? logInPath : `${logInPath}?next=${encodeURIComponent(next)}`;
}
