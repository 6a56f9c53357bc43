import { isDown } from './health.ts';

const key = 'last-reload';
const guard = 60_000;

/**
 * Loads the page again, at most once per minute: for a chunk that a newer deployment took away, and
 * for a refused agreement call. Returns whether the page is being reloaded. `now` in milliseconds.
 */
export function reloadOnce(now: number): boolean {
  // The browser's own error page would take the place of what is there.
  if (!navigator.onLine || isDown()) return false;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < guard) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
