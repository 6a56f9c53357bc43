/** An answer as text in the cookie, and when it still counts. Pure: clock, signal and storage are the caller's. */
import { type CoreConfig, type CoreVendor, consentActions, typeBits } from '@clausewright/contract/banner';
import type { OptionalType, Regime } from '@clausewright/contract/consent-types';
import type { Choice } from './seam.ts';

/** As kept, with how it came about: a notice that was read, or a signal that was honoured, is no consent elsewhere. */
export interface Answer extends Choice {
  action: number;
}

type Vendor = Pick<CoreVendor, 'id' | 'type'>;

/** The bit of a vendor's type; 0 where there is nothing to refuse. */
export const bitOf = ({ type }: Pick<Vendor, 'type'>): number => typeBits[type as OptionalType] ?? 0;

export const bitsOf = (vendors: readonly Vendor[]): number =>
  vendors.reduce((bits, vendor) => bits | bitOf(vendor), 0);

/** Places of those that fit, the essential always. */
export const placesOf = <Some extends Vendor>(
  all: readonly Some[],
  fits: (vendor: Some, place: number) => unknown,
): Set<number> => new Set([...all.keys()].filter((place) => !bitOf(all[place]!) || fits(all[place]!, place)));

/**
 * A vendor's name among the refused: places move when the owner sorts or removes, ids may be long. Should two
 * share one, refusing the first refuses the second, never the reverse.
 */
const short = ({ id }: Vendor): string =>
  Array.from(id)
    .reduce((hash, sign) => (hash * 31 + sign.codePointAt(0)!) % 60466169, 7)
    .toString(36);

/** Version, revision, granted types, action, time, visitor, then the refused vendors of granted types. */
export const write = (
  { revision, granted, action, at, visitor, vendors }: Answer,
  all: readonly Vendor[],
): string =>
  [1, revision, granted, action, at, visitor]
    .concat(
      all.flatMap((vendor, place) =>
        bitOf(vendor) & granted && !vendors.has(place) ? short(vendor) : [],
      ) as never,
    )
    .join('.');

/** Null for what another version wrote; numbers that are none hold nowhere. */
export const read = (text: string, all: readonly Vendor[]): Answer | null => {
  const [version, revision, bits, how, at, visitor = '', ...refused] = text.split('.');
  const granted = Number(bits);
  const action = Number(how);
  return version === '1'
    ? {
        revision: Number(revision),
        granted,
        action,
        gpc: action === consentActions.gpc,
        at: Number(at),
        visitor,
        vendors: placesOf(all, (vendor) => bitOf(vendor) & granted && !refused.includes(short(vendor))),
      }
    : null;
};

/** Bits of the types that run where nobody has answered. A signal refuses them all (GPC-2). */
export const usual = (regime: Regime, signal?: boolean): number =>
  signal || regime === 'opt-in' ? 0 : regime === 'exempt' ? 3 : 15;

/** Whether the visitor need not be asked: what nobody pressed, or pressed on a mere notice, is no yes or no under consent. */
export const holds = (
  { revision, at, action }: Answer,
  config: Pick<CoreConfig, 'revision' | 'days' | 'regime'>,
  signal: boolean,
  now: number,
): boolean =>
  revision === config.revision &&
  now - at < config.days * 864e5 &&
  (usual(config.regime) > 3
    ? !signal || action !== consentActions.notice
    : action !== consentActions.gpc && action !== consentActions.notice);
