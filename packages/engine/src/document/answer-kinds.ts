/**
 * What an answer is to a clause. A type's answers are an interface of these kinds, so that the
 * compiler refuses to print an option id, a country code or a date that was not put into words.
 */
import type { Period } from '../answers/answers.ts';

declare const kind: unique symbol;
interface Tag<K extends string> {
  readonly [kind]: K;
}

/** Typed by the person (text, area, email, phone, url): printed as it stands. */
export type FreeText = string & Tag<'text'>;
/** ISO 3166 alpha-2: printed by `country`. */
export type CountryCode = string & Tag<'country'>;
/** Region id such as US_CA: compared, never printed. */
export type RegionCode = string & Tag<'region'>;
/** `2026-11-21`: printed by `date`. */
export type IsoDate = string & Tag<'date'>;
/** Id in the vendor catalogue: printed by `names` with the catalogue's name. */
export type VendorId = string & Tag<'vendor'>;
/** Free text given once per document language. */
export type TextByLanguage = object & Tag<'text-by-language'>;
/** Repetitions of a group, or entries added by the person (`<id>.own`). */
export type Rows<Row> = readonly Row[];
/** Entry of Add Your Own; which fields are asked stands in the question. */
export interface OwnEntry {
  name: FreeText;
  purpose: FreeText;
  url: FreeText;
  country: CountryCode;
}
export type { Period };
export { given } from '../answers/given.ts';

/** Answers as conditions read them: raw, and undefined where hidden or not given. */
export type Given<Questions> = { readonly [Q in keyof Questions]?: Questions[Q] | undefined };

/** True when any of the options was chosen; false for a question without answer. */
export function has<Option extends string>(
  chosen: readonly Option[] | undefined,
  ...options: readonly NoInfer<Option>[]
): boolean {
  return chosen !== undefined && options.some((option) => chosen.includes(option));
}
