/** The visitor's answer as the page's own scripts read it. */
import { typeBits } from '@clausewright/contract/banner';
import type { OptionalType } from '@clausewright/contract/consent-types';
import { answer, answered, config, signal, some } from './state.ts';

export interface Consent {
  /** Whether somebody, or the browser's signal, has answered what is asked now. */
  answered: boolean;
  /** Whether any vendor of the type may run. */
  types: Record<OptionalType, boolean>;
  vendors: Record<string, boolean>;
  /** Whether this browser sends the Global Privacy Control signal. */
  gpc: boolean;
  /** Random id of the choice, under which its records are kept; null before there is one. */
  record: string | null;
}

/** Whether any vendor of a type (`ANALYTICS`), or the vendor of this id, may run now. */
export const allows = (wanted: string): boolean => some(({ id, type }) => id === wanted || type === wanted);

const each = (names: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(names.map((name) => [name, allows(name)]));

export const consent = (): Consent => ({
  answered,
  types: each(Object.keys(typeBits)),
  vendors: each(config.vendors.map(({ id }) => id)),
  gpc: signal,
  record: answer && answer.visitor,
});
