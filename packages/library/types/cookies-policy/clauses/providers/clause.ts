import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  link,
  records,
  rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { vendorCategoryWords as tasks } from '../../../../shared/words/vendor-categories.ts';
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { detailsOf } from '../../../../vendors/details.ts';
import { vendorCellWords as cells } from '../../../../shared/words/vendor-cells.ts';
import { findVendor } from '../../../../vendors/list.ts';
import type { VendorCategory } from '../../../../vendors/vendor.ts';
import { clause, type CookiesQuestions } from '../../clause.ts';
import {
  categoryIn,
  namesProviders,
  runsItself,
  type ProviderQuestion,
  providerQuestions,
} from '../provider-lists.ts';
import { listsBanner } from '../../uses.ts';
import {
  productAndCompany,
  providerCountries,
  providerName,
} from '../../../../shared/clauses/provider-names.ts';
import { type CellNouns, catalogueCookies, cookiesOf } from '../../../../shared/clauses/vendor-cells.ts';

type Nouns = CellNouns & { tasks: Record<VendorCategory, Words> };
type Spoken = Context<CookiesQuestions, Language, never, Nouns>;
type Labels = Record<'name' | 'purpose' | 'cookies' | 'country' | 'privacy', string>;

/** Without any cookie that is known there is no column of them. */
function table(c: Spoken, labels: Labels) {
  const shown = Object.entries(labels).filter(([column]) => column !== 'cookies' || knowsCookies(c.a));
  return records(Object.fromEntries(shown), [
    ...listed(c),
    ...own(c, 'analytics_vendors', c.say['analytics_vendors.own']),
    ...own(c, 'social_vendors', c.say['social_vendors.own']),
    ...own(c, 'ad_vendors', c.say['ad_vendors.own']),
    ...own(c, 'remarketing_vendors', c.say['remarketing_vendors.own']),
    ...own(c, 'embeds', c.say['embeds.own']),
  ]);
}

/** Each provider of the catalogue once, with every purpose for which it was named. */
function listed(c: Spoken) {
  const purposes = new Map<string, VendorCategory[]>();
  for (const question of Object.keys(providerQuestions) as ProviderQuestion[]) {
    for (const id of c.a[question] ?? []) {
      const known = purposes.get(id) ?? [];
      const category = categoryIn(question, id);
      if (findVendor(id) !== undefined && !known.includes(category)) {
        purposes.set(id, [...known, category]);
      }
    }
  }
  return [...purposes].map(([id, categories]) => {
    // Its maker gets nothing, so that its notice tells nothing of these cookies.
    const isOwn = findVendor(id)?.selfHosted === true;
    const { privacyUrl } = isOwn ? {} : detailsOf(id);
    const places = providerCountries(c, id as VendorId);
    return {
      name: isOwn ? providerName(c, id as VendorId) : productAndCompany(c.a, id as VendorId),
      purpose: c.and(categories.map((category) => c.w.tasks[category])),
      cookies: cookiesOf(c, id),
      country: places.length === 0 ? c.w.none : c.and(places),
      privacy: privacyUrl === undefined ? c.w.none : catalogueLink(privacyUrl),
    };
  });
}

function knowsCookies(a: Spoken['a']): boolean {
  const named = (Object.keys(providerQuestions) as ProviderQuestion[]).flatMap(
    (question) => a[question] ?? [],
  );
  return named.some((id) => catalogueCookies(id).length > 0);
}

/** Entries that the person added; all but the name may have been left out. */
function own(c: Spoken, question: ProviderQuestion, said: Spoken['say']['analytics_vendors.own']) {
  const raw: readonly { url?: string; country?: string }[] = c.a[`${question}.own`] ?? [];
  return rows(said).map((row, i) => ({
    name: row.name,
    purpose: c.w.tasks[providerQuestions[question][0]],
    cookies: c.w.none,
    country: given(raw[i]?.country) ? c.country(row.country) : c.w.none,
    privacy: given(raw[i]?.url) ? link(row.url) : c.w.none,
  }));
}

/** Names alone are owed (C-673/17, EDPB Guidelines 05/2020) and stand with the purposes; this adds companies and links. */
export const providers = clause({
  id: 'cp.vendors',
  version: 4,
  price: 'detail_table',
  when: (a) => a.vendor_table === 'yes' && (namesProviders(a) || runsItself(a)) && !listsBanner(a),
  ground: { answers: ['vendor_table'] },
  parts: {
    cookies: {
      answers: ['analytics_vendors', 'social_vendors', 'ad_vendors', 'remarketing_vendors', 'embeds'],
      when: knowsCookies,
    },
    table: { meets: ['planet49-third-party', 'edpb-05-2020', 'cookie-list-name', 'jp-tba-27-12'] },
  },
  words: lexiconOf((language) => ({ tasks: tasks[language], ...cells[language] })),
  texts: import.meta.url,
  values: {
    providerTable: (c, t) => table(c, t.words('columns')),
  },
});
