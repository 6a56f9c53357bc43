/** What is known of this visitor on this page. One banner per page, so it stands in the module. */
import type { CoreConfig, ServedVendor } from '@clausewright/contract/banner';
import { type Answer, getBit, isAnswerValid } from './answer.ts';
import { runsUnasked } from './features.ts';
import { hasOptOutSignal } from './signal.ts';

export let config: CoreConfig;
/** Also one that no longer holds: its refusals stay until the next. */
export let answer: Answer | null;
export let answered: boolean;
export let signal: boolean;

export const adopt = (next: Answer | null): void => {
  answer = next;
  answered = !!next && isAnswerValid(next, config, signal, Date.now());
};

/** Before anybody has looked whether there is an answer. */
export const begin = (given: CoreConfig): void => {
  config = given;
  signal = hasOptOutSignal();
  adopt(null);
};

/** Whether the vendor at this place may run now. Where nobody has answered, a signal refuses all (GPC-2). */
export const allowed = (place: number): boolean => {
  const bit = getBit(config.vendors[place]!);
  if (!runsUnasked) return !bit || (answered && answer!.vendors.has(place));
  return !bit || ((answered || (!signal && !!(config.runs & bit))) && (!answer || answer.vendors.has(place)));
};

/** Whether any vendor that fits may run. */
export const some = (fits: (vendor: ServedVendor) => boolean): boolean =>
  config.vendors.some((vendor, place) => fits(vendor) && allowed(place));

/** Whether what names its type alone may run: some vendor of it may and, of those whose patterns `whose` fits, none is refused. */
export const allowedType = (wanted: string, whose = /^/): boolean =>
  wanted === 'ESSENTIAL' ||
  (some(({ type }) => type === wanted) &&
    config.vendors.every(
      ({ type, patterns }, place) => type !== wanted || !whose.test(patterns.join()) || allowed(place),
    ));
