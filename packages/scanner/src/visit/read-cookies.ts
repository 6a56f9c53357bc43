/** The cookies of a profile, each with who set it and for how long, from answers and from what scripts told. */
import type { Cdp } from '../browser/cdp.ts';
import { bounds, type Initiator, type Moment, type ObservedCookie } from '../observation.ts';
import { unknownInitiator } from './initiators.ts';
import type { SetCookie } from './record-requests.ts';
import type { Write } from './record-writes.ts';

const secondsOfDay = 86_400;

/** `known`: those that earlier pages of the pass found, which keep their page. `now`: seconds since 1970. */
export async function readCookies(
  cdp: Cdp,
  known: readonly ObservedCookie[],
  sources: { setCookies: readonly SetCookie[]; writes: readonly Write[]; page: number; now: number },
): Promise<ObservedCookie[]> {
  const { cookies } = await cdp.send('Storage.getCookies');
  const before = new Map(known.map((one) => [keyOf(one), one]));
  const found = cookies.slice(0, bounds.cookies).map((cookie): ObservedCookie => {
    const entry = {
      name: cookie.name.slice(0, bounds.text),
      domain: cookie.domain,
      path: cookie.path,
      partitioned: cookie.partitionKey !== undefined,
    };
    const earlier = before.get(keyOf(entry));
    const { by, seconds, lastSet } = sourceOf(cookie.name, cookie.domain, sources);
    if (earlier !== undefined) return { ...earlier, lastSet };
    const left = cookie.session ? null : Math.max(0, cookie.expires - sources.now);
    const days = left === null ? null : (seconds !== null && seconds < left ? seconds : left) / secondsOfDay;
    return {
      ...entry,
      httpOnly: cookie.httpOnly,
      secure: cookie.secure,
      days: days === null ? null : Math.round(days * 1000) / 1000,
      page: sources.page,
      setBy: by,
      lastSet,
    };
  });
  // What was there on an earlier page and is gone was set all the same.
  const there = new Set(found.map(keyOf));
  return [...known.filter((one) => !there.has(keyOf(one))), ...found];
}

function keyOf({
  name,
  domain,
  path,
  partitioned,
}: Pick<ObservedCookie, 'name' | 'domain' | 'path' | 'partitioned'>): string {
  return JSON.stringify([name, domain, path, partitioned]);
}

function sourceOf(
  name: string,
  domain: string,
  { setCookies, writes, now }: { setCookies: readonly SetCookie[]; writes: readonly Write[]; now: number },
): { by: Initiator; seconds: number | null; lastSet: Moment | null } {
  const own = domain.replace(/^\./u, '');
  const ofAnswers = setCookies.filter(
    ({ text, host }) => nameOf(text) === name && (host === own || host.endsWith(`.${own}`)),
  );
  const written = writes.filter(({ kind, text }) => kind === 'cookie' && nameOf(text) === name);
  const [answer, write] = [ofAnswers[0], written[0]];
  const lastSet = (ofAnswers.length > 0 ? ofAnswers : written).at(-1)?.at ?? null;
  if (answer !== undefined) return { by: answer.setBy, seconds: secondsOf(answer.text, now), lastSet };
  if (write !== undefined) return { by: write.by, seconds: secondsOf(write.text, now), lastSet };
  return { by: unknownInitiator, seconds: null, lastSet };
}

function nameOf(text: string): string {
  return (text.split(';')[0]?.split('=')[0] ?? '').trim();
}

/** What the setter asked for (RFC 6265: `Max-Age` before `Expires`); null without either. */
function secondsOf(text: string, now: number): number | null {
  const attribute = (wanted: string): string | undefined =>
    text
      .split(';')
      .slice(1)
      .map((part) => part.split('='))
      .find(([name]) => name?.trim().toLowerCase() === wanted)?.[1]
      ?.trim();
  const age = attribute('max-age');
  if (age !== undefined && /^-?\d+$/u.test(age)) return Math.max(0, Number(age));
  const expires = Date.parse(attribute('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.max(0, expires / 1000 - now);
}
