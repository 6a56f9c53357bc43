import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  items,
  link,
  prose,
  rows,
  type Rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { regulation, underEither } from '../../words/regulation.ts';
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { productName } from '../../../../shared/clauses/provider-names.ts';

type Given = Context<PrivacyQuestions>['a'];
type Page = PrivacyQuestions['fan_page_details'] extends Rows<infer Row> ? Row : never;
type Network = Page['fan_page_network'];

/** The same in every language. */
const networks = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' };
const metaTools: readonly string[] = ['meta-pixel', 'facebook-plugins', 'instagram-embeds'];

function hasPlugins(a: Given): boolean {
  return given(a.social_plugins) || given(a['social_plugins.own']);
}

function hasPage(a: Given, ...wanted: readonly Network[]): boolean {
  const pages = a.fan_page_details ?? [];
  return a.fan_page === 'yes' && pages.some(({ fan_page_network: network }) => wanted.includes(network));
}

function usesMeta(a: Given): boolean {
  const used: readonly VendorId[] = [...(a.remarketing_vendors ?? []), ...(a.social_plugins ?? [])];
  return used.some((id) => metaTools.includes(id));
}

function pages(c: Context<PrivacyQuestions, Language, never, Record<Network, Words>>) {
  return items(
    rows(c.say.fan_page_details).map(
      (row) => prose`${c.name(row.fan_page_network, c.w)} – ${row.fan_page_name} – ${link(row.fan_page_url)}`,
    ),
  );
}

/** Companies whose code or buttons send data from the owner's pages. */
function companies(c: Context<PrivacyQuestions>): Words {
  // A service that was named for both tasks is told once.
  const seen = new Set<string>();
  const named = (question: 'remarketing_vendors' | 'social_plugins') =>
    c.names(c.say[question], productName, c.say[`${question}.own`]).filter((_, i) => {
      const id = c.a[question]?.[i];
      const known = id !== undefined && seen.has(id);
      if (id !== undefined) seen.add(id);
      return !known;
    });
  const tools = c.a.remarketing === 'yes' ? named('remarketing_vendors') : [];
  return c.and(tools.length === 0 || hasPlugins(c.a) ? [...tools, ...named('social_plugins')] : tools);
}

/**
 * Drafting note. Article 26 GDPR. pages: CJEU C-210/16 (Wirtschaftsakademie); interest: Article 6(1)(f), to be told under
 * Article 13(1)(d). tools: CJEU C-40/17 (Fashion ID): joint for collection and transmission alone. meta, linkedin,
 * metaTools: the arrangements that the networks publish. essence: Article 26(2), second sentence.
 */
export const fanpage = clause({
  id: 'pp.fanpage',
  version: 2,
  when: (a) => underEither(a) && (a.fan_page === 'yes' || a.remarketing === 'yes' || hasPlugins(a)),
  ground: { answers: ['fan_page', 'remarketing'] },
  parts: {
    pages: { answers: ['fan_page'], when: (a) => a.fan_page === 'yes' },
    meta: { answers: ['fan_page_details', 'fan_page'], when: (a) => hasPage(a, 'facebook', 'instagram') },
    linkedin: { answers: ['fan_page_details', 'fan_page'], when: (a) => hasPage(a, 'linkedin') },
    tools: {
      answers: ['remarketing', 'social_plugins'],
      when: (a) => a.remarketing === 'yes' || hasPlugins(a),
    },
    metaTools: { answers: ['remarketing_vendors', 'social_plugins'], when: usesMeta },
    essence: { meets: ['gdpr-26-2'] },
  },
  words: lexiconOf(() => networks),
  texts: import.meta.url,
  values: {
    pageNames: (c) => pages(c),
    regulation,
    companies,
  },
});
