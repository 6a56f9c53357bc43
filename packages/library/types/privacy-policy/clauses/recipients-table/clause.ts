import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  link,
  properName,
  records,
  rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { aboutVendor } from '../../../../vendors/about.ts';
import { detailsOf } from '../../../../vendors/details.ts';
import type { VendorCategory } from '../../../../vendors/vendor.ts';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { providerTaskWords as tasks } from '../../words/provider-tasks.ts';
import { namesProviders, providersOf } from '../../derive/providers.ts';
import { asksForSafeguards, safeguardWordOf } from '../../words/safeguard-of.ts';
import { type SafeguardWord, safeguardWords as safeguards } from '../../words/safeguards.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import {
  isWrittenIn,
  productAndCompany,
  providerCountries,
} from '../../../../shared/clauses/provider-names.ts';

type Column = 'name' | 'task' | 'country' | 'safeguard' | 'privacy' | 'optOut';
type Labels = Record<Column, string>;
type Nouns = {
  tasks: Record<VendorCategory, Words>;
  safeguards: Record<SafeguardWord, Words>;
  none: Words;
};
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;
type OwnSaid = Spoken['say']['analytics_vendors.own'];

interface Row {
  cells: Record<Column, Words>;
  /** Whether the data leaves the area of the law, and whether a page for objecting is known. */
  leaves: boolean;
  hasOptOut: boolean;
}

/** A column in which no provider has anything is left out. */
function table(c: Spoken, labels: Labels) {
  const { say, w } = c;
  const found = [
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
  ];
  const empty: readonly string[] = [
    ...(asksForSafeguards(c.a) && found.some(({ leaves }) => leaves) ? [] : ['safeguard']),
    ...(found.some(({ hasOptOut }) => hasOptOut) ? [] : ['optOut']),
  ];
  const shown = Object.entries(labels).filter(([column]) => !empty.includes(column));
  return records(
    Object.fromEntries(shown),
    found.map(({ cells }) => cells),
  );
}

function listed(c: Spoken): Row[] {
  return providersOf(c.a).map(({ vendor, tasks: done }) => {
    const { id, country } = vendor;
    const { privacyUrl, optOutUrl, safeguard } = detailsOf(id);
    const places = providerCountries(c, id as VendorId);
    const word = safeguardWordOf(c.a, country, safeguard);
    const about = aboutVendor(c.language, id);
    return {
      leaves: word !== 'stays',
      hasOptOut: optOutUrl !== undefined,
      cells: {
        name: productAndCompany(c.a, id as VendorId),
        task: about === undefined ? c.and(done.map((task) => c.w.tasks[task])) : properName(about),
        country: places.length === 0 ? c.w.none : c.and(places),
        safeguard: c.w.safeguards[word],
        privacy: privacyUrl === undefined ? c.w.none : catalogueLink(privacyUrl),
        optOut: optOutUrl === undefined ? c.w.none : catalogueLink(optOutUrl),
      },
    };
  });
}

/** Entries whose task only the owner described. */
function described(c: Spoken): Row[] {
  const said = c.say['other_vendors.own'];
  const tasks = rows(said).map((row, i) =>
    given(c.a['other_vendors.own']?.[i]?.purpose) && isWrittenIn(c) ? row.purpose : c.w.none,
  );
  return own(c, said, 'other_vendors.own', c.w.none).map((entry, i) => ({
    ...entry,
    cells: { ...entry.cells, task: tasks[i] ?? entry.cells.task },
  }));
}

/** Entries that the person added; all but the name may have been left out. */
function own(c: Spoken, said: OwnSaid, question: keyof PrivacyQuestions, task: Words): Row[] {
  const raw = c.a[question] as readonly { url?: string; country?: string }[] | undefined;
  return rows(said).map((row, i) => {
    const country = raw?.[i]?.country;
    const word = safeguardWordOf(c.a, country);
    return {
      leaves: word !== 'stays',
      hasOptOut: false,
      cells: {
        name: row.name,
        task,
        country: country === undefined ? c.w.none : c.country(row.country),
        safeguard: c.w.safeguards[word],
        privacy: raw?.[i]?.url === undefined ? c.w.none : link(row.url),
        optOut: c.w.none,
      },
    };
  });
}

/**
 * Drafting note. Article 13(1)(e)-(f) GDPR, Guidelines WP260 rev.01 (named recipients before categories). country: the seat
 * of the company that contracts with the owner and of its group, from which data can be reached wherever servers stand. safeguard: where none is known the cell points to pp.transfers.
 * optOut: a page of the provider's, beside the right of Article 21.
 */
export const recipientsTable = clause({
  id: 'pp.recipients_table',
  version: 3,
  price: 'detail_table',
  when: (a) => a.vendor_table === 'yes' && namesProviders(a),
  ground: { answers: ['vendor_table'] },
  parts: { table: { meets: ['gdpr-13-1-e'] } },
  words: { tasks, safeguards },
  nouns: ['none'],
  texts: import.meta.url,
  values: {
    recipientTable: (c, t) => table(c, t.words('columns')),
  },
});
