import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  link,
  properName,
  prose,
  records,
  rows,
  type Words,
} from '../../document/authoring.ts';
import { catalogueLink } from '../../privacy-policy/words/catalogue-link.ts';
import { vendorCategoryWords as tasks } from '../../privacy-policy/words/vendor-categories.ts';
import { vendorDetails } from '../../vendors/details.ts';
import { findVendor } from '../../vendors/list.ts';
import type { VendorCategory } from '../../vendors/vendor.ts';
import { clause, type CookiesQuestions } from './clause.ts';
import { categoryIn, namesProviders, type ProviderQuestion, providerQuestions } from './provider-lists.ts';

type Nouns = { tasks: Record<VendorCategory, Words>; none: Words };
type Spoken = Context<CookiesQuestions, Language, never, Nouns>;
type Labels = Record<'name' | 'purpose' | 'country' | 'privacy', string>;

function table(c: Spoken, labels: Labels) {
  return records(labels, [
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
      if (findVendor(id) !== undefined && findVendor(id)?.selfHosted !== true && !known.includes(category)) {
        purposes.set(id, [...known, category]);
      }
    }
  }
  return [...purposes].map(([id, categories]) => {
    const { name = id, country = 'unknown' } = findVendor(id) ?? {};
    const { legalEntity, privacyUrl = 'unknown' } = vendorDetails[id] ?? {};
    return {
      name: properName(legalEntity === undefined ? name : `${name} (${legalEntity})`),
      purpose: c.and(categories.map((category) => c.w.tasks[category])),
      country: country === 'unknown' ? c.w.none : c.country(country),
      privacy: privacyUrl === 'unknown' ? c.w.none : catalogueLink(privacyUrl),
    };
  });
}

/** Entries that the person added; all but the name may have been left out. */
function own(c: Spoken, question: ProviderQuestion, said: Spoken['say']['analytics_vendors.own']) {
  const raw: readonly { url?: string; country?: string }[] = c.a[`${question}.own`] ?? [];
  return rows(said).map((row, i) => ({
    name: row.name,
    purpose: c.w.tasks[providerQuestions[question][0]],
    country: given(raw[i]?.country) ? c.country(row.country) : c.w.none,
    privacy: given(raw[i]?.url) ? link(row.url) : c.w.none,
  }));
}

/** Names alone are owed (C-673/17, EDPB Guidelines 05/2020) and stand with the purposes; this adds companies and links. */
export const providers = clause({
  id: 'cp.vendors',
  version: 1,
  price: 'detail_table',
  when: (a) => a.vendor_table === 'yes' && namesProviders(a),
  parts: { table: { meets: ['planet49-third-party', 'edpb-05-2020', 'cookie-list-name', 'jp-tba-27-12'] } },
  words: {
    de: { tasks: tasks.de, none: 'keine Angabe' },
    en: { tasks: tasks.en, none: 'not stated' },
    es: { tasks: tasks.es, none: 'sin indicación' },
    fr: { tasks: tasks.fr, none: 'non indiqué' },
    it: { tasks: tasks.it, none: 'nessuna indicazione' },
    nl: { tasks: tasks.nl, none: 'niet vermeld' },
  },
  text: {
    de: (c) => prose`
      ## Anbieter im Überblick

      Das Land ist der Sitz des Anbieters; die Server können auch in anderen Ländern stehen.

      ${c.part.table(table(c, { name: 'Anbieter', purpose: 'Zweck', country: 'Land', privacy: 'Datenschutzhinweise' }))}`,
    en: (c) => prose`
      ## Providers at a glance

      The country is where the provider is based; its servers may also stand in other countries.

      ${c.part.table(table(c, { name: 'Provider', purpose: 'Purpose', country: 'Country', privacy: 'Privacy information' }))}`,
    es: (c) => prose`
      ## Resumen de proveedores

      El país indicado es el de la sede del proveedor; los servidores también pueden estar en otros países.

      ${c.part.table(table(c, { name: 'Proveedor', purpose: 'Finalidad', country: 'País', privacy: 'Información de privacidad' }))}`,
    fr: (c) => prose`
      ## Aperçu des prestataires

      Le pays est celui du siège du prestataire ; ses serveurs peuvent aussi se trouver dans d’autres pays.

      ${c.part.table(table(c, { name: 'Prestataire', purpose: 'Finalité', country: 'Pays', privacy: 'Informations sur la confidentialité' }))}`,
    it: (c) => prose`
      ## Panoramica dei fornitori

      Il paese è quello della sede del fornitore; i server possono trovarsi anche in altri paesi.

      ${c.part.table(table(c, { name: 'Fornitore', purpose: 'Finalità', country: 'Paese', privacy: 'Informativa sulla privacy' }))}`,
    nl: (c) => prose`
      ## Overzicht van aanbieders

      Het land is de vestigingsplaats van de aanbieder; de servers kunnen ook in andere landen staan.

      ${c.part.table(table(c, { name: 'Aanbieder', purpose: 'Doel', country: 'Land', privacy: 'Privacyinformatie' }))}`,
  },
});
