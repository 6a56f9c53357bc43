/** What the sections on contact of all types have in common: whom to write to, how, and what else is known of the owner. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import {
  type Context,
  given,
  type Hole,
  items,
  lines,
  link,
  prose,
  type Prose,
  sequence,
} from '@clausewright/engine/document/authoring';
import type { SharedQuestions } from '../questions/shared-questions.ts';
import { isIndividual, ownerName, type OwnerSpoken } from '../words/owner.ts';
import { contactWays, hasOneContactWay } from '../words/request-ways.ts';

type DetailQuestions = Pick<SharedQuestions, 'legal_notice_url' | 'reg_number' | 'vat_id'>;
type Details = { readonly [Q in keyof DetailQuestions]?: DetailQuestions[Q] | undefined };
type Spoken = Pick<Context<DetailQuestions>, 'a' | 'language' | 'say'>;

const phrases = phraseList(import.meta.url, 'contactSection', {
  ways: [],
  oneWay: ['way'],
  details: [],
  detailsInPolicies: [],
  register: ['number'],
  vat: ['number'],
  notice: ['address'],
  noticeInPolicies: ['address'],
});

/** Name and address, each in its own paragraph. Only a business has given an address with its name. */
export function addressee(c: OwnerSpoken): Prose {
  const { business_address } = c.say;
  const name = prose`**${ownerName(c)}**`;
  return isIndividual(c.a) ? name : sequence([name, lines(business_address)]);
}

export function waysToReachUs(c: Parameters<typeof contactWays>[0]): Prose {
  const { ways, oneWay } = phrases[c.language];
  const all = contactWays(c);
  const [first] = all;
  return first !== undefined && hasOneContactWay(c.a) ? oneWay(first) : sequence([ways, items(all)]);
}

export function hasDetails({ reg_number, vat_id, legal_notice_url }: Details): boolean {
  return given(reg_number) || given(vat_id) || given(legal_notice_url);
}

/** Register, VAT number and legal notice. */
export function ownerDetails(c: Spoken): Prose {
  const { details, notice } = phrases[c.language];
  return listed(c, details, notice);
}

/** The same in the policies on data, where Italian and Dutch put it in other words. */
export function ownerDetailsInPolicies(c: Spoken): Prose {
  const { detailsInPolicies, noticeInPolicies } = phrases[c.language];
  return listed(c, detailsInPolicies, noticeInPolicies);
}

function listed({ a, say, language }: Spoken, lead: Prose, notice: (address: Hole) => Prose): Prose {
  const { register, vat } = phrases[language];
  // Read whether printed or not, so that the questions are known as those of the clause.
  const { reg_number, vat_id, legal_notice_url } = say;
  return sequence([
    lead,
    items([
      ...(given(a.reg_number) ? [register(reg_number)] : []),
      ...(given(a.vat_id) ? [vat(vat_id)] : []),
      ...(given(a.legal_notice_url) ? [notice(link(legal_notice_url))] : []),
    ]),
  ]);
}
