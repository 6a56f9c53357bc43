/** What the summary counts up: purposes, sources and recipients in one line each. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  type Prose,
  prose,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { DataType } from '../words/pd-types.ts';
import type { Source, sourceDataWords } from '../words/pd-sources.ts';
import { independentTasksOf, namesProviders } from '../derive/providers.ts';
import type { PurposeTitle } from '../words/purposes.ts';
import type { Recipient } from '../words/share-with.ts';
import type { PrivacyQuestions } from '../clause.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 4;

type Answered = Context<PrivacyQuestions>['a'];
type Told = keyof (typeof sourceDataWords)['en'];
type Named = Source | 'payers';
interface Nouns {
  types: Readonly<Record<DataType, Words>>;
  sources: Readonly<Record<Named, Words>>;
  passed: Readonly<Record<Told, Words>>;
  purposes: Readonly<Record<PurposeTitle, Words>>;
  recipients: Readonly<Record<Recipient | 'other-providers', Words>>;
}
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;

/** Entries after a colon, by commas alone: many hold an 'and' of their own. */
export function enumerated(list: readonly (Words | Prose)[]): Words | Prose {
  return list.reduce((before, next) => prose`${before}, ${next}`);
}

/** Sources of Article 14(2)(f) that the owner names, with the data listed one by one. */
export const investigated = [
  'public',
  'data-brokers',
  'employers-users',
] as const satisfies readonly Source[];
const told = ['social-login', 'partners', 'ad-networks'] as const satisfies readonly Told[];

/** Whether goods are sent: a service without them has no partner for it. */
export function delivers(a: Answered): boolean {
  return has(a.purposes, 'deliveries');
}

export function comesFromOthers(a: Answered): boolean {
  return has(a.pd_sources, ...told, ...investigated) || a.social_login === 'yes';
}

/** `from publicly accessible sources and from data brokers`. */
export function investigatedSources(
  c: Context<PrivacyQuestions, Language, never, Pick<Nouns, 'sources'>>,
): Words {
  const present = investigated.filter((source) => has(c.a.pd_sources, source));
  return c.and(
    present.length > 0
      ? present.map((source) => c.w.sources[source])
      : c.names(c.say.pd_sources, c.w.sources),
  );
}

export function otherSources(c: Spoken): Words {
  const { a, say, w, names, and } = c;
  const passing = told
    .filter((source) => has(a.pd_sources, source) || (source === 'social-login' && a.social_login === 'yes'))
    .map((source) => (source === 'partners' && !delivers(a) ? 'payers' : source))
    .map((source) => prose`${w.sources[source]} (${w.passed[source]})`);
  const named = investigated.filter((source) => has(a.pd_sources, source)).map((source) => w.sources[source]);
  const all = [...passing, ...named];
  return and(all.length > 0 ? all : names(say.pd_sources, w.sources));
}

/** The chosen recipients and those that other answers bring; no true one is dropped. */
export function recipientsInShort(c: Spoken): Words | Prose {
  const { a, say, w, names } = c;
  const implied: readonly Recipient[] = [
    ...(namesProviders(a) ? (['service-providers'] as const) : []),
    ...(a.ugc === 'yes' ? (['other-users'] as const) : []),
    ...(a.ads === 'yes' || a.remarketing === 'yes' ? (['advertisers'] as const) : []),
  ];
  const missing = implied.filter((recipient) => given(a.share_with) && !has(a.share_with, recipient));
  const chosen = names(say.share_with, w.recipients, say['share_with.own']);
  const first = a.share_with?.[0] === 'service-providers' ? 1 : chosen.length;
  return enumerated([
    ...chosen.slice(0, first),
    ...(independentTasksOf(a).length > 0 ? [w.recipients['other-providers']] : []),
    ...chosen.slice(first),
    ...missing.map((recipient) => w.recipients[recipient]),
  ]);
}

/** Content or advertising follows what is known of a person. */
export function tailors(a: Answered): boolean {
  return (
    has(a.ai_features, 'recommendations') ||
    has(a.purposes, 'personalisation', 'advertising') ||
    has(a.analytics_features, 'advertising') ||
    a.ads === 'yes' ||
    a.remarketing === 'yes'
  );
}

export function assesses(a: Answered): boolean {
  return has(a.ai_features, 'scoring') || given(a.automated_decisions);
}

export function estimates(a: Answered): boolean {
  return has(a.analytics_features, 'demographics');
}

/** Whether anything suggests that people are sorted by what is known of them. */
export function mayProfile(a: Answered): boolean {
  return tailors(a) || assesses(a) || estimates(a);
}
