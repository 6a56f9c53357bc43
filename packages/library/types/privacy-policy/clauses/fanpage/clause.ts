import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  items,
  link,
  prose,
  rows,
  type Rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { providerAnswers } from '../../derive/providers.ts';
import { regulation, underEither } from '../../words/regulation.ts';
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { jointControllers } from '../../../../vendors/facts.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { providerName } from '../../../../shared/clauses/provider-names.ts';

type Given = Context<PrivacyQuestions>['a'];
type Page = PrivacyQuestions['fan_page_details'] extends Rows<infer Row> ? Row : never;
type Network = Page['fan_page_network'];

/** The same in every language. */
const networks = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' };
const metaTools: readonly string[] = ['meta-pixel', 'facebook-plugins', 'facebook-login'];

/** Whoever decides jointly with the owner, in its own words; of nobody else is it said. */
function partners(a: Given): readonly VendorId[] {
  return jointControllers(a as Answers).map(({ id }) => id as VendorId);
}

function hasPage(a: Given, ...wanted: readonly Network[]): boolean {
  const pages = a.fan_page_details ?? [];
  return a.fan_page === 'yes' && pages.some(({ fan_page_network: network }) => wanted.includes(network));
}

function pages(c: Context<PrivacyQuestions, Language, never, Record<Network, Words>>) {
  return items(
    rows(c.say.fan_page_details).map(
      (row) => prose`${c.name(row.fan_page_network, c.w)} – ${row.fan_page_name} – ${link(row.fan_page_url)}`,
    ),
  );
}

/**
 * Drafting note. Article 26 GDPR. pages: CJEU C-210/16 (Wirtschaftsakademie); interest: Article 6(1)(f), to be told under
 * Article 13(1)(d). tools: CJEU C-40/17 (Fashion ID); only those whose own terms say that both decide jointly, since no other
 * provider offers an arrangement (decision 064). meta, linkedin, metaTools: the arrangements that the networks publish. essence:
 * Article 26(2), second sentence.
 */
export const fanpage = clause({
  id: 'pp.fanpage',
  version: 3,
  when: (a) => underEither(a) && (a.fan_page === 'yes' || partners(a).length > 0),
  ground: { answers: ['fan_page', ...providerAnswers] },
  parts: {
    pages: { answers: ['fan_page'], when: (a) => a.fan_page === 'yes' },
    meta: { answers: ['fan_page_details', 'fan_page'], when: (a) => hasPage(a, 'facebook', 'instagram') },
    linkedin: { answers: ['fan_page_details', 'fan_page'], when: (a) => hasPage(a, 'linkedin') },
    tools: { answers: providerAnswers, when: (a) => partners(a).length > 0 },
    metaTools: { answers: providerAnswers, when: (a) => partners(a).some((id) => metaTools.includes(id)) },
    essence: { meets: ['gdpr-26-2'] },
  },
  words: lexiconOf(() => networks),
  texts: import.meta.url,
  values: {
    pageNames: (c) => pages(c),
    regulation,
    companies: (c) => partners(c.a).map((id) => providerName(c, id)),
  },
});
