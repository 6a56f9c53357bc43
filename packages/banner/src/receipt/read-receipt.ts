/** Reads a file that anybody may have made: what comes out has the shape of a receipt, whether it is true or not. */
import type { PublishedBanner } from '@clausewright/contract/banner';
import { type Receipt, receiptFormat } from './receipt.ts';

type Is = (value: unknown) => boolean;

const text: Is = (value) => typeof value === 'string';
const count: Is = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const flag: Is = (value) => typeof value === 'boolean';
const moment: Is = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
const list =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
const shaped =
  (shape: Readonly<Record<string, Is>>): Is =>
  (value) =>
    isObject(value) &&
    Object.entries(shape).every(([name, is]) => is(Object.hasOwn(value, name) ? value[name] : undefined));
const table =
  (is: Is): Is =>
  (value) =>
    isObject(value) && Object.values(value).every(is);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const place = { place: count, size: count, path: list(text) };
const leaf = shaped({
  site: text,
  id: text,
  at: moment,
  received: moment,
  client: moment,
  visitor_hash: text,
  snapshot: text,
  action: count,
  layer: count,
  regime: text,
  granted: count,
  offered: count,
  vendors: orNull(text),
  country: orNull(text),
  gpc: flag,
});
const seal = shaped({ site: text, number: count, from: moment, to: moment, answers: count, root: text });
const day = shaped({
  seal: shaped(place),
  part: shaped({ day: text, site: text, first: count, last: count, root: text }),
  site: shaped(place),
  day: shaped({ day: text, sites: count, root: text, key: text }),
  signature: text,
});
const record = shaped({
  leaf,
  proof: orNull(shaped({ ...place, seal, seal_hash: text, day: orNull(day) })),
  unproven: (value) => value === null || value === 'not-sealed' || value === 'neighbours-removed',
});
const receipt = shaped({
  format: (value) => value === receiptFormat,
  site: text,
  visitor: text,
  records: list(record),
  left_out: flag,
  banners: table(isObject),
  keys: table(text),
});

/** Null for what is no receipt. */
export function readReceipt(file: string): Receipt | null {
  try {
    const value: unknown = JSON.parse(file);
    return receipt(value) ? (value as Receipt) : null;
  } catch {
    return null;
  }
}

const banner = shaped({
  core: shaped({ language: text, vendors: list(shaped({ type: text })) }),
  words: table(shaped({ title: text, introduction: text, buttons: list(list(text)) })),
  preferences: shaped({
    words: shaped({ types: table(shaped({ name: text })) }),
    responsible: text,
    notices: list(shaped({ name: text, company: text, about: text })),
  }),
});

/** Whether what was shown can be read out. */
export function isBanner(value: unknown): value is PublishedBanner {
  return banner(value);
}
