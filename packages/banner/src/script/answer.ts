/** An answer as text in the cookie, and when it still counts. Pure: clock, signal and storage are the caller's. */
import {
  type ConsentAction,
  type CoreConfig,
  type CoreVendor,
  consentActions,
  typeBits,
} from '@clausewright/contract/banner';
import type { OptionalType } from '@clausewright/contract/consent-types';
import { runsUnasked } from './features.ts';
import type { Choice } from './module-api.ts';

/** As kept, with how it came about: a notice that was read, or a signal that was honoured, is no consent elsewhere. */
export interface Answer extends Choice {
  action: (typeof consentActions)[ConsentAction];
}

type Vendor = Pick<CoreVendor, 'id' | 'type'>;

/** The bit of a vendor's type; 0 where there is nothing to refuse. */
export const getBit = ({ type }: Pick<Vendor, 'type'>): number => typeBits[type as OptionalType] ?? 0;

export const getBits = (vendors: readonly Vendor[]): number =>
  vendors.reduce((bits, vendor) => bits | getBit(vendor), 0);

/** Places of those that fit, the essential always. */
export const matchingIndexes = <Some extends Vendor>(
  all: readonly Some[],
  fits: (vendor: Some, place: number) => unknown,
): Set<number> =>
  new Set([...all.keys()].filter((place) => !getBit(all[place]!) || fits(all[place]!, place)));

/** Those that are refused although others of their type are allowed: what the granted types do not say. */
export const getExceptions = ({ granted, vendors }: Choice, all: readonly Vendor[]): Vendor[] =>
  all.filter((vendor, place) => getBit(vendor) & granted && !vendors.has(place));

/**
 * A vendor's name among the refused: places move when the owner sorts or removes, ids may be long. Should two
 * share one, refusing the first refuses the second, never the reverse.
 */
export const shortName = ({ id }: Vendor): string =>
  // oxlint-disable-next-line typescript/no-misused-spread -- sign by sign is what is meant
  [...id].reduce((hash, sign) => (hash * 31 + sign.codePointAt(0)!) % 60466169, 7).toString(36);

/** Revision, granted types, action, time, visitor, then the exceptions. */
export const write = (answer: Answer, all: readonly Vendor[]): string =>
  [
    answer.revision,
    answer.granted,
    answer.action,
    answer.at,
    answer.visitor,
    ...getExceptions(answer, all).map(shortName),
  ].join('.');

/** What this script did not write has no numbers where they belong, and holds nowhere. */
export const read = (text: string, all: readonly Vendor[]): Answer => {
  const [revision, bits, action, at, visitor, ...refused] = text.split('.');
  const granted = +bits!;
  return {
    revision: +revision!,
    granted,
    action: +action! as Answer['action'],
    at: +at!,
    visitor: visitor!,
    vendors: matchingIndexes(
      all,
      (vendor) => getBit(vendor) & granted && !refused.includes(shortName(vendor)),
    ),
  };
};

/** Whether the visitor need not be asked: what nobody pressed, or pressed on a mere notice, is no yes or no under consent. */
export const isAnswerValid = (
  { revision, at, action }: Answer,
  config: Pick<CoreConfig, 'revision' | 'days' | 'runs'>,
  signal: boolean,
  now: number,
): boolean =>
  revision === config.revision &&
  now - at < config.days * 864e5 &&
  (runsUnasked && allowsByDefault(config)
    ? !signal || action !== consentActions.notice
    : action !== consentActions.gpc && action !== consentActions.notice);

/** Whether all runs until a no: the highest bit, marketing's, is among them. */
export const allowsByDefault = ({ runs }: Pick<CoreConfig, 'runs'>): boolean => runs > 4;
