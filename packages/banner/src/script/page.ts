/** The page's elements: which may run, what waits, and what comes later. */
import { advanced } from './features.ts';
import { google } from './google.ts';
import { attempt } from './guard.ts';
import { urlMatches } from './match.ts';
import type { Banner } from './module-api.ts';
import { preferences } from './on-demand.ts';
import { allowed, allowedType, config } from './state.ts';

type Waiting = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement;

/** Scripts that ran: a vendor that is refused after that can only be stopped with the page. */
export const ran = new Set<HTMLScriptElement>();
let last: Promise<unknown> = Promise.resolve();
/** Frames in whose place we stand, or soon will. */
const held = new Map<Waiting, Promise<() => void>>();
/** Whether a script inserted it after the page was parsed; see `release.ts`. */
const late = new WeakMap<Waiting, boolean>();
let banner: Banner;

const kinds = 'script,iframe,img';
const isScript = (element: Waiting): element is HTMLScriptElement => element.localName === 'script';
const addressOf = (element: Waiting): string | null => element.getAttribute('src');

/** Place of the vendor of this id, else of the first with a pattern for the address, else -1. */
export const placeOfAddress = (address: string, vendor?: string): number => {
  const url = new URL(address, document.baseURI);
  return config.vendors.findIndex(({ id, patterns }) =>
    vendor ? id === vendor : patterns.some((pattern) => urlMatches(pattern, url)),
  );
};

const placeOf = ({ dataset: { vendor, src } }: Waiting, address: string | null): number =>
  placeOfAddress(src || address || '', vendor);

/** A vendor that the visitor was not told about may not run; nor may what names no type at all. */
export const mayRun = (element: Waiting): boolean => {
  const { vendor, consent } = element.dataset;
  const place = placeOf(element, addressOf(element));
  return place < 0 ? !vendor && allowedType(String(consent).toUpperCase()) : allowed(place);
};

/**
 * The second line: what nobody tagged is held back by the addresses that vendors are known by, and carries a tag
 * from then on. What the page's own parser asked for before this script ran is out of reach.
 */
const holdBack = (element: Waiting, address: string | null): void => {
  const { dataset } = element;
  const place = address && !dataset['consent'] ? placeOf(element, address) : -1;
  const vendor = config.vendors[place];
  // In advanced mode Google's tags run at once and read Consent Mode (GCM-8).
  if (!vendor || (advanced && config.google && config.advanced && google.test(vendor.patterns.join())))
    return;
  if (!allowed(place)) {
    dataset['vendor'] = vendor.id;
    dataset['consent'] = vendor.type.toLowerCase();
    dataset['type'] = (element as HTMLScriptElement).type;
    if (isScript(element)) element.type = 'text/plain';
  } else if (isScript(element)) ran.add(element);
};

/** Loads it; also when the visitor wants it this once. */
export const show = (element: Exclude<Waiting, HTMLScriptElement>): void => {
  const { src } = element.dataset;
  // The answer may come before the words for the box.
  void held.get(element)?.then((remove) => remove());
  held.delete(element);
  if (src && addressOf(element) !== src) element.src = src;
};

/** In the order of the document. Where the file with the orderly way does not come they run all the same. */
const release = (script: HTMLScriptElement): void => {
  last = last
    .then(preferences)
    .then((module) => module.release(script, late.get(script), mayRun, ran))
    .catch(() => {
      if (script.type !== 'text/plain' || !mayRun(script)) return;
      ran.add(script);
      script.type = script.dataset['type'] ?? '';
      script.async = false;
      script.replaceWith(script);
    });
};

/** As it may be: released or loaded, or empty behind a box that says why. */
const settleOne = (element: Waiting): void => {
  const { dataset } = element;
  const { vendor, consent } = dataset;
  if (!consent) return;
  // Only what may run now: whatever the next answer allows comes in its order then.
  if (mayRun(element)) return isScript(element) ? release(element) : show(element);
  const address = addressOf(element);
  if (address && !isScript(element)) {
    dataset['src'] ??= address;
    // Without an address a frame would go on with what it has loaded.
    element.src = 'about:blank';
    element.removeAttribute('src');
  }
  let place = placeOf(element, null);
  if (place < 0 && !vendor) place = config.vendors.findIndex(({ type }) => type === consent.toUpperCase());
  if (place < 0 || held.has(element) || element.localName !== 'iframe') return;
  const box = preferences().then((module) => module.hold(banner, element as HTMLIFrameElement, place));
  held.set(element, box);
  box.catch(() => held.delete(element));
};

/** Everything tagged as it may be now. While the page is parsed a script may not be complete yet. */
export const settle = (root: ParentNode = document, inserted?: boolean): void => {
  const parsing = document.readyState === 'loading';
  for (const element of [root as Waiting, ...root.querySelectorAll<Waiting>(kinds)])
    attempt(() => {
      if (!element.matches(kinds)) return;
      // What a script inserts has begun to load: only the parser's own can still be stopped here.
      if (inserted && (parsing || !isScript(element))) holdBack(element, addressOf(element));
      if (parsing) return;
      if (inserted && !late.has(element)) late.set(element, true);
      settleOne(element);
    });
};

/** Begins to look; `changed` is called after the page put something in. */
export const watch = (given: Banner, changed: () => void): void => {
  banner = given;
  attempt(() => {
    // Scripts make scripts and frames by writing their address, the one moment before the browser asks for it.
    for (const { prototype } of [HTMLScriptElement, HTMLIFrameElement]) {
      const native = Object.getOwnPropertyDescriptor(prototype, 'src')!;
      Object.defineProperty(prototype, 'src', {
        ...native,
        set(this: HTMLScriptElement | HTMLIFrameElement, address: string) {
          const { consent } = this.dataset;
          attempt(() => {
            holdBack(this, address);
            late.set(this, false);
          });
          // A script waits by its type; a frame would load as soon as it is inserted (kiprotect/klaro#396).
          if (isScript(this) || this.dataset['consent'] === consent) native.set!.call(this, address);
          else this.dataset['src'] = address;
        },
      });
    }
  });
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) settle(node, true);
    attempt(changed);
    // Also where a dialog of the page opens or closes.
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
  settle();
  addEventListener('DOMContentLoaded', () => settle());
};
