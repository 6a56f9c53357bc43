/** Opens an address and says what came of it. */
import type { PageLimit } from '../observation.ts';
import type { Visiting } from './visiting.ts';

/** A page that sends itself on more often is going nowhere. */
export const mostNavigations = 20;

const failures: readonly [told: RegExp, limit: PageLimit][] = [
  [/TOO_MANY_REDIRECTS/u, 'redirects'],
  [/ERR_CERT_/u, 'bad-certificate'],
  [/HTTP_RESPONSE_CODE_FAILURE/u, 'no-page'],
  [/INVALID_AUTH_CREDENTIALS/u, 'needs-password'],
];

/** Null: it is there. */
export async function openAddress(
  { cdp, tab, log }: Visiting,
  url: string,
  within: number,
): Promise<PageLimit | null> {
  const { session } = tab;
  let settle: (result: 'loaded' | 'slow') => void = () => {};
  const loaded = new Promise<'loaded' | 'slow'>((resolve) => {
    settle = resolve;
  });
  const forget = cdp.listen((event) => {
    if (event.method === 'Page.loadEventFired' && event.session === session) settle('loaded');
    if (log.navigations > mostNavigations) settle('slow');
  });
  const timer = setTimeout(() => settle('slow'), within);
  try {
    const begun = await Promise.race([
      cdp.send('Page.navigate', { url }, session),
      loaded.then(() => ({ errorText: undefined })),
    ]);
    const told = begun.errorText ?? '';
    if (told === 'net::ERR_ABORTED') {
      // The browser tells of a file a moment later.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return log.downloads > 0 ? 'download' : 'no-page';
    }
    if (told !== '') return failures.find(([pattern]) => pattern.test(told))?.[1] ?? 'unreachable';
    const came = await loaded;
    if (log.navigations > mostNavigations) return 'redirects';
    return came === 'slow' ? 'slow' : null;
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
    forget();
  }
}
