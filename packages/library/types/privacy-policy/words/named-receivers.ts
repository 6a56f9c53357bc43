/** Each provider by name in one line, for a law that wants recipients named with their company and contact. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  link,
  type Prose,
  prose,
  rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { productAndCompany, providerCountries } from '../../../shared/clauses/provider-names.ts';
import { detailsOf } from '../../../vendors/details.ts';
import type { VendorCategory } from '../../../vendors/vendor.ts';
import type { PrivacyQuestions } from '../clause.ts';
import { catalogueLink } from '../../../shared/words/catalogue-link.ts';
import { providerQuestions, providersOf } from '../derive/providers.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Spoken = Context<PrivacyQuestions, Language, never, Record<VendorCategory, Words>>;

/** Company, country, tasks and the page that says how to reach it, for `items`. */
export function receivers(c: Spoken): Prose[] {
  const known = providersOf(c.a).map(({ vendor, tasks }) => {
    const { privacyUrl } = detailsOf(vendor.id);
    const name = productAndCompany(c.a, vendor.id as VendorId);
    const places = providerCountries(c, vendor.id as VendorId);
    const named = places.length === 0 ? prose`${name}` : prose`${name}, ${c.and(places)}`;
    const tasked = prose`${named} – ${c.and(tasks.map((task) => c.w[task]))}`;
    return privacyUrl === undefined ? tasked : prose`${tasked} – ${catalogueLink(privacyUrl)}`;
  });
  const added = providerQuestions.flatMap(([question]) =>
    rows(c.say[`${question}.own`]).map((row, i) =>
      given(c.a[`${question}.own`]?.[i]?.url) ? prose`${row.name} – ${link(row.url)}` : prose`${row.name}`,
    ),
  );
  return [...known, ...added];
}
