/** What is wrong with the answers of one document by themselves. */
import { chosen, field, hasAny, isYes, rows, text } from '@clausewright/engine/law/answer-reading';
import { factsOf } from '../laws/facts.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { questionnaires } from '../agreement-types.ts';
import { vendorTags } from '../vendors/banner/tags.ts';
import { invoiceYears } from '../laws/retention-periods.ts';
import type { Vendor } from '../vendors/vendor.ts';
import { findInOwnAnswers } from './own-answer-rules.ts';
import { oddNumbers } from './number-forms.ts';
import type { DocumentCode } from './pair-rule.ts';
import type { SiteDocument } from './site-document.ts';

export interface SingleDocumentFinding {
  code: DocumentCode;
  question: string;
  /** Name of the vendor that it is about. */
  vendor?: string;
}

/** What a document is judged by beside its own answers. */
export interface Surroundings {
  others: readonly SiteDocument[];
  find: (vendorId: string) => Vendor | undefined;
}

export function findInDocument(own: SiteDocument, { others, find }: Surroundings): SingleDocumentFinding[] {
  return [
    ...retiredVendors(own, find),
    ...missingWithdrawal(own, others),
    ...missingRepresentatives(own),
    ...missingBanner(own),
    ...shortRetention(own),
    ...oddForms(own),
    ...findInOwnAnswers(own, find),
  ];
}

/** Where the law wants the number stated; elsewhere nobody relies on it. */
function oddForms({ type, answers }: SiteDocument): SingleDocumentFinding[] {
  if (type !== 'IMPRINT') return [];
  return oddNumbers(answers).map((question) => ({ code: 'number-form', question }));
}

/** Each once, at the first question that names it. */
function retiredVendors(
  { type, answers }: SiteDocument,
  find: Surroundings['find'],
): SingleDocumentFinding[] {
  const found = new Map<string, SingleDocumentFinding>();
  for (const { id: question, kind } of listQuestions(questionnaires[type])) {
    if (kind !== 'vendors') continue;
    for (const id of chosen(answers, question)) {
      const vendor = find(id);
      if (vendor?.retired === undefined || found.has(id)) continue;
      found.set(id, { code: 'vendor-retired', question, vendor: vendor.name });
    }
  }
  return [...found.values()];
}

const soldToUnion: readonly FactKey[] = ['biz:consumers', 'region:eu', 'biz:online-orders'];

/** Art. 11a of Directive 2011/83/EU: who sells online to consumers in the Union says where they withdraw. */
function missingWithdrawal(own: SiteDocument, others: readonly SiteDocument[]): SingleDocumentFinding[] {
  if (own.type !== 'TERMS_CONDITIONS' && own.type !== 'RETURN_REFUND_POLICY') return [];
  const { answers } = own;
  const facts = factsOf(answers);
  if (!soldToUnion.every((fact) => facts.has(fact))) return [];
  // Nothing that a consumer may withdraw from, such as tickets for a date.
  if (hasAny(answers, 'withdrawal', 'none')) return [];
  // The policy that the terms link has the instructions and says where.
  if (own.type === 'TERMS_CONDITIONS' && hasAny(answers, 'refunds', 'separate-policy')) return [];
  // Where others sell everything, each of them takes its own withdrawals.
  if (hasAny(answers, 'sell_mode', 'third-party')) return [];
  if ([own, ...others].some((one) => text(one.answers, 'withdrawal_url') !== '')) return [];
  // Nobody is asked for the address whose document leaves the law of consumers out.
  const isAsked = hasAny(answers, 'laws', 'eu_consumer');
  return [{ code: 'withdrawal-missing', question: isAsked ? 'withdrawal_url' : 'laws' }];
}

const representatives = [
  { code: 'eu-representative-missing', question: 'eu_rep', law: 'gdpr', seat: 'est:outside-eea' },
  { code: 'uk-representative-missing', question: 'uk_rep', law: 'uk_gdpr', seat: 'est:outside-uk' },
] as const;

/** Art. 27 GDPR and UK GDPR: who sits elsewhere as a rule owes a representative there, whom the policy names. */
function missingRepresentatives({ type, answers }: SiteDocument): SingleDocumentFinding[] {
  if (type !== 'PRIVACY_POLICY') return [];
  const facts = factsOf(answers);
  if (!facts.has('data:personal')) return [];
  return representatives
    .filter(({ law, seat, question }) => {
      const owed = hasAny(answers, 'laws', law) && facts.has(seat);
      return owed && rows(answers, question).length === 0;
    })
    .map(({ code, question }) => ({ code, question }));
}

/**
 * Art. 5(3) of Directive 2002/58/EC and reg. 6 PECR: what is not strictly necessary waits for consent, which somebody
 * has to ask for. Embeds may wait for a click of their own, statistics may do without cookies: those alone are no finding.
 */
function missingBanner({ type, answers }: SiteDocument): SingleDocumentFinding[] {
  if (type !== 'COOKIES_POLICY' || text(answers, 'banner') !== 'none') return [];
  const measured = chosen(answers, 'analytics_vendors').some((id) => {
    const tags = vendorTags[id];
    return tags !== undefined && tags.kind !== 'cookieless';
  });
  const exempt = hasAny(answers, 'anonymous_stats', 'yes');
  const used = (measured && !exempt) || isYes(answers, 'ads') || isYes(answers, 'remarketing');
  const owed = used && hasAny(answers, 'laws', 'eprivacy', 'uk_gdpr');
  return owed ? [{ code: 'banner-missing', question: 'banner' }] : [];
}

const daysIn: ReadonlyMap<string, number> = new Map([
  ['days', 1],
  ['weeks', 7],
  ['months', 30.4375],
  ['years', 365.25],
]);

/** Who deletes invoices before the law lets him (§ 147(3) AO and its like) breaks it by what he publishes. */
function shortRetention({ type, answers }: SiteDocument): SingleDocumentFinding[] {
  const years = invoiceYears(text(answers, 'country'));
  if (type !== 'PRIVACY_POLICY' || years === undefined) return [];
  const short = rows(answers, 'retention_rules').some((row) => {
    const span = row['retention_length'] as { amount?: number; unit?: string } | undefined;
    if (field(row, 'retention_category') !== 'invoices' || span?.amount === undefined) return false;
    // A day of rounding is no shorter period.
    return span.amount * (daysIn.get(span.unit ?? '') ?? 0) < years * 365.25 - 1;
  });
  return short ? [{ code: 'retention-too-short', question: 'retention_rules' }] : [];
}
