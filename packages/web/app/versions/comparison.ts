import type { ListedVersion } from '@clausewright/contract';
import { isLanguage, type Language } from '@clausewright/contract/languages';

export interface Comparison {
  from: number;
  to: number;
  /** Null: the first language that both have. */
  language: Language | null;
}

/** A number from 1 as addresses have it. */
export function numberIn(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/**
 * What the address asks to compare. Where it does not say, the version that is served with the one served
 * before it; null while there are no two of them.
 */
export function comparisonIn(
  address: URLSearchParams,
  versions: readonly ListedVersion[],
): Comparison | null {
  const served = versions.filter(({ served_at: at }) => at !== null);
  const current = served.find((version) => version.current) ?? served[0];
  const before = served.find(({ number }) => current !== undefined && number < current.number);
  const to = numberIn(address.get('to')) ?? current?.number;
  const from = numberIn(address.get('from')) ?? before?.number;
  if (from === undefined || to === undefined) return null;
  const language = address.get('language');
  return { from, to, language: isLanguage(language) ? language : null };
}

/**
 * The public page of a comparison, beside the permanent address of one of its versions. Null where the older
 * one does not come first.
 */
export function changesAddress(
  versions: readonly ListedVersion[],
  { from, to, language }: { from: number; to: number; language: Language },
): string | null {
  const live = versions.find(({ url }) => url !== null)?.url?.replace(/\/v\/\d+$/, '');
  return live === undefined || from >= to ? null : `${live}/${language}/changes/${from}/${to}`;
}
