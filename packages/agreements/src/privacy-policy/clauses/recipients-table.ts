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
import { vendorDetails } from '../../vendors/details.ts';
import type { VendorCategory } from '../../vendors/vendor.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { providerTaskWords as tasks } from '../words/provider-tasks.ts';
import { namesProviders, providersOf } from '../words/providers.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { isWrittenIn } from './provider-names.ts';

type Labels = Record<'name' | 'task' | 'country' | 'privacy', string>;
type Nouns = { tasks: Record<VendorCategory, Words>; none: Words };
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;
type OwnSaid = Spoken['say']['analytics_vendors.own'];

function table(c: Spoken, labels: Labels) {
  const { say, w } = c;
  return records(labels, [
    ...listed(c),
    ...described(c),
    ...own(c, say['analytics_vendors.own'], 'analytics_vendors.own', w.tasks.analytics),
    ...own(c, say['session_replay_vendors.own'], 'session_replay_vendors.own', w.tasks.session_replay),
    ...own(c, say['email_vendors.own'], 'email_vendors.own', w.tasks.email),
    ...own(c, say['payment_vendors.own'], 'payment_vendors.own', w.tasks.payments),
    ...own(c, say['ad_vendors.own'], 'ad_vendors.own', w.tasks.ads),
    ...own(c, say['remarketing_vendors.own'], 'remarketing_vendors.own', w.tasks.remarketing),
    ...own(c, say['social_login_vendors.own'], 'social_login_vendors.own', w.tasks.social_login),
    ...own(c, say['social_plugins.own'], 'social_plugins.own', w.tasks.social),
    ...own(c, say['ai_vendors.own'], 'ai_vendors.own', w.tasks.ai),
  ]);
}

function listed(c: Spoken) {
  return providersOf(c.a).map(({ vendor, tasks: done }) => {
    const { legalEntity, privacyUrl = 'unknown' } = vendorDetails[vendor.id] ?? {};
    return {
      name: properName(legalEntity === undefined ? vendor.name : `${vendor.name} (${legalEntity})`),
      task: c.and(done.map((task) => c.w.tasks[task])),
      country: vendor.country === 'unknown' ? c.w.none : c.country(vendor.country),
      privacy: privacyUrl === 'unknown' ? c.w.none : catalogueLink(privacyUrl),
    };
  });
}

/** Entries whose task only the owner described. */
function described(c: Spoken) {
  const said = c.say['other_vendors.own'];
  const tasks = rows(said).map((row, i) =>
    given(c.a['other_vendors.own']?.[i]?.purpose) && isWrittenIn(c) ? row.purpose : c.w.none,
  );
  return own(c, said, 'other_vendors.own', c.w.none).map((entry, i) => ({
    ...entry,
    task: tasks[i] ?? entry.task,
  }));
}

/** Entries that the person added; all but the name may have been left out. */
function own(c: Spoken, said: OwnSaid, question: keyof PrivacyQuestions, task: Words) {
  const raw = c.a[question] as readonly { url?: string; country?: string }[] | undefined;
  return rows(said).map((row, i) => ({
    name: row.name,
    task,
    country: raw?.[i]?.country === undefined ? c.w.none : c.country(row.country),
    privacy: raw?.[i]?.url === undefined ? c.w.none : link(row.url),
  }));
}

export const recipientsTable = clause({
  id: 'pp.recipients_table',
  version: 2,
  price: 'detail_table',
  when: (a) => a.vendor_table === 'yes' && namesProviders(a),
  parts: { table: { meets: ['gdpr-13-1-e'] } },
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

      ${c.part.table(table(c, { name: 'Anbieter', task: 'Aufgabe', country: 'Land', privacy: 'Datenschutzhinweise' }))}`,
    en: (c) => prose`
      ## Providers at a glance

      The country is where the provider is based; its servers may also be located in other countries.

      ${c.part.table(table(c, { name: 'Provider', task: 'Task', country: 'Country', privacy: 'Privacy information' }))}`,
    es: (c) => prose`
      ## Resumen de proveedores

      El país indicado es el de la sede del proveedor; los servidores también pueden estar en otros países.

      ${c.part.table(table(c, { name: 'Proveedor', task: 'Tarea', country: 'País', privacy: 'Información de privacidad' }))}`,
    fr: (c) => prose`
      ## Aperçu des prestataires

      Le pays est celui du siège du prestataire ; ses serveurs peuvent aussi se trouver dans d’autres pays.

      ${c.part.table(table(c, { name: 'Prestataire', task: 'Tâche', country: 'Pays', privacy: 'Informations sur la confidentialité' }))}`,
    it: (c) => prose`
      ## Panoramica dei fornitori

      Il paese è quello della sede del fornitore; i server possono trovarsi anche in altri paesi.

      ${c.part.table(table(c, { name: 'Fornitore', task: 'Compito', country: 'Paese', privacy: 'Informativa sulla privacy' }))}`,
    nl: (c) => prose`
      ## Overzicht van aanbieders

      Het land is de vestigingsplaats van de aanbieder; de servers kunnen ook in andere landen staan.

      ${c.part.table(table(c, { name: 'Aanbieder', task: 'Taak', country: 'Land', privacy: 'Privacyinformatie' }))}`,
  },
});
