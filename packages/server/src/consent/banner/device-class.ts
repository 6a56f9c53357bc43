import type { DeviceClass } from '@clausewright/contract/consent-types';

/**
 * By the words that browsers send of themselves (`User-Agent`); nothing is read from the device. Tablets that call
 * themselves computers, as those of Apple do, count as such.
 */
const words: readonly [DeviceClass, RegExp][] = [
  ['tablet', /\b(iPad|Tablet|Kindle|Silk|PlayBook)\b|\bAndroid\b(?!.*\bMobile\b)/u],
  ['phone', /\b(iPhone|iPod|Mobile|Android)\b/u],
  ['computer', /\b(Windows NT|Macintosh|X11|CrOS)\b/u],
];

/** The kind of device that sent a request; the text itself is kept nowhere. */
export function deviceClass(userAgent: string | undefined): DeviceClass {
  const text = (userAgent ?? '').slice(0, 300);
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown';
}
