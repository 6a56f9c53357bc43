/**
 * Holds back what nobody tagged, however it is asked for. A policy that stands before anything else allows the site's
 * own hosts and those of whom the visitor allowed; patches take away what it cannot see, or what would make the page
 * stumble over it. What the page's own parser asked for before this script came, and what workers ask for, is out of reach.
 */
import { getBit, shortName } from './answer.ts';
import { readCookie, writeCookie } from './consent-cookie.ts';
import { listen } from './decide.ts';
import { make } from './element.ts';
import { attempt } from './guard.ts';
import { isUnwanted } from './is-refused-cookie.ts';
import { followUp } from './on-demand.ts';
import { placeOfAddress } from './page.ts';
import { allowed, config } from './state.ts';

type Wrapped = Record<string, (...given: never[]) => unknown>;

/** An address that loads nothing. */
const nothing = 'data:,';

/** Whether the vendor behind an address may not run now. */
const isHeld = (address: unknown): unknown =>
  attempt(() => {
    const place = placeOfAddress(String(address));
    return place >= 0 && !allowed(place);
  });

/** Puts `around` in place of a function that pages call. */
const wrap = (
  owner: unknown,
  name: string,
  around: (native: (...given: unknown[]) => unknown, given: unknown[], self: unknown) => unknown,
): unknown =>
  attempt(() => {
    const native = (owner as Wrapped)[name] as (...given: unknown[]) => unknown;
    (owner as Wrapped)[name] = function (this: unknown, ...given: unknown[]) {
      return around(native.bind(this), given, this);
    };
  });

/** Whom the visitor allowed, as `server` reads it: `all`, or the short names of vendors. */
const allowedNow = (): string => {
  const optional = [...config.vendors.keys()].filter((place) => getBit(config.vendors[place]!));
  const running = optional.filter(allowed);
  return running.length === optional.length
    ? 'all'
    : running.map((place) => shortName(config.vendors[place]!)).join('.') || 'none';
};

const endWorkers = async (): Promise<void> => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
};

export const protect = (): void => {
  const { hosts, cookies, level } = config.protect!;
  let began = allowedNow();
  const renew = async (): Promise<void> => {
    // Without a cookie the page would only ask again.
    if (began === allowedNow() || !readCookie()) return;
    await followUp();
    // They keep the policy that they were installed with; the site's own code installs them again.
    await endWorkers().catch(String);
    location.reload();
  };
  // A policy cannot be taken back: the page begins anew where more, or less, may run than when it began.
  document.addEventListener('clausewright:consent', () => void renew());

  if (level === 'server') {
    const tell = (): void => writeCookie(`cw_allowed=${allowedNow()}`);
    const sent = /cw_allowed=([^;]*)/.exec(document.cookie)?.[1] ?? 'none';
    listen(tell);
    if (sent !== began) {
      tell();
      // The policy of this page was made for another answer.
      if (document.cookie.includes(`cw_allowed=${began}`)) location.reload();
      began = sent;
    }
  }
  if (began === 'all') return;

  const mayLoad = config.vendors.flatMap(({ patterns }, place) =>
    allowed(place) ? patterns.map((pattern) => pattern.split('/')[0]!) : [],
  );
  const sources = [...hosts, ...mayLoad].map((host) => `${host} wss://${host}`);
  document.head.prepend(
    make('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: `default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval' ${config.origin} ${sources.join(' ')}`,
    }),
  );

  wrap(Element.prototype, 'setAttribute', (native, given, self) => {
    const isAddress =
      /^src$/i.test(String(given[0])) && /^(script|iframe)$/.test((self as Element).localName);
    // As if it had been written; there it is held until it may run.
    if (isAddress) (self as HTMLScriptElement).src = given[1] as string;
    else native(...given);
  });
  wrap(window, 'fetch', (native, [asked, ...more]) =>
    isHeld((asked as Request).url ?? asked) ? native(nothing) : native(asked, ...more),
  );
  wrap(XMLHttpRequest.prototype, 'open', (native, [method, address, ...more]) =>
    isHeld(address) ? native('GET', nothing, ...more) : native(method, address, ...more),
  );
  // It only says that it was taken.
  wrap(Navigator.prototype, 'sendBeacon', (native, given) => !!isHeld(given[0]) || native(...given));

  const isRefused = (text: unknown): boolean =>
    isUnwanted(String(text).split('=')[0]!.trim(), cookies, allowed) && !/max-age=0/i.test(String(text));
  attempt(() => {
    const native = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(document, 'cookie', {
      ...native,
      set: (text: string) => {
        if (!isRefused(text)) native.set!.call(document, text);
      },
    });
  });
  wrap(globalThis.cookieStore, 'set', (native, given) =>
    isRefused((given[0] as { name?: string }).name ?? given[0]) ? Promise.resolve() : native(...given),
  );
};
