import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  items,
  properName,
  type Prose,
  prose,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import { periodText } from '@clausewright/engine/document/words';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { impliedPurposes } from '../../../../laws/implied-purposes.ts';
import { underEither } from '../../words/regulation.ts';
import { retentionWords } from '../../words/retention.ts';
import { invoiceYears } from '../../../../laws/retention-periods.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

type Nouns = {
  [Kind in keyof (typeof retentionWords)['en']]: Record<keyof (typeof retentionWords)['en'][Kind], Words>;
};
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;

/** One entry per kind of data; `line` is the sentence of the language. */
function rules(
  c: Spoken,
  line: (kind: Words, length: Words, from: Words) => Prose,
  reason: (why: Words) => Prose,
) {
  const period = c.period as (value: unknown, inflection?: 'akk') => Words;
  return items(
    rows(c.say.retention_rules).map((row, i) => {
      const kinds = { ...c.w.category, other: row.retention_category_named };
      const rule = line(
        c.name(row.retention_category, kinds),
        period(row.retention_length, 'akk'),
        c.name(row.retention_from, c.w.start),
      );
      const why = c.a.retention_rules?.[i]?.retention_reason;
      return why === undefined ? rule : prose`${rule} ${reason(c.name(row.retention_reason, c.w.reason))}`;
    }),
  );
}

function countsFrom(a: Context<PrivacyQuestions>['a'], start: 'contract-end' | 'account-closed'): boolean {
  return a.retention_mode === 'one-period' && a.retention_start === start;
}

/** A period of a kind of data that people may hand over without a contract, or without an account. */
function rulesCountFrom(
  a: Context<PrivacyQuestions>['a'],
  start: 'contract-end' | 'account-closed',
): boolean {
  const own = start === 'contract-end' ? ['account', 'orders', 'invoices'] : ['account'];
  return (
    a.retention_rules?.some(
      (row) => row.retention_from === start && !own.includes(row.retention_category ?? ''),
    ) === true
  );
}

/**
 * Drafting note. Articles 5(1)(e), 13(2)(a) and 14(2)(a) GDPR: a period, or else the criteria. general: criteria by kind of
 * data, only of kinds that arise. contractless, accountless: a period that starts with a contract or account never starts
 * for others. longer: statutory periods and claims. account: deletion of an account as app stores want it.
 */
export const retention = clause({
  id: 'pp.retention',
  version: 5,
  ground: { law: 'Regulation (EU) 2016/679, Art. 13(2)(a)' },
  parts: {
    general: {
      meets: ['gdpr-13-2-a', 'apple-5-1-1-i-c', 'play-retention'],
      when: (a) =>
        a.pd_none_confirm !== 'yes' &&
        a.retention_mode !== 'one-period' &&
        a.retention_mode !== 'per-category',
    },
    brief: {
      meets: ['gdpr-13-2-a', 'apple-5-1-1-i-c', 'play-retention'],
      when: (a) => a.pd_none_confirm === 'yes',
    },
    accounts: { answers: ['purposes'], when: (a) => has(a.purposes, 'accounts') },
    orders: {
      answers: ['purposes'],
      when: (a) => has(a.purposes, 'orders', 'payments', 'deliveries'),
    },
    statutory: {
      law: '§ 147(3) AO and the like of the owner’s country',
      when: (a) => invoiceYears(a.country) !== undefined,
    },
    requests: {
      answers: ['purposes'],
      when: (a) => has(a.purposes, 'requests', 'surveys'),
    },
    newsletters: {
      answers: ['purposes'],
      when: (a) => has(a.purposes, 'newsletters', 'advertising') || impliedPurposes(a as Answers).length > 0,
    },
    applicants: { answers: ['purposes'], when: (a) => has(a.purposes, 'recruitment') },
    period: {
      meets: ['gdpr-13-2-a', 'apple-5-1-1-i-c', 'play-retention'],
      when: (a) => a.retention_mode === 'one-period',
    },
    // A period that starts with the end of something never starts for those who never had it.
    contractless: { answers: ['retention_start'], when: (a) => countsFrom(a, 'contract-end') },
    accountless: { answers: ['retention_start'], when: (a) => countsFrom(a, 'account-closed') },
    rules: {
      meets: ['gdpr-13-2-a', 'apple-5-1-1-i-c', 'play-retention'],
      when: (a) => a.retention_mode === 'per-category',
    },
    withoutContract: { answers: ['retention_rules'], when: (a) => rulesCountFrom(a, 'contract-end') },
    withoutAccount: { answers: ['retention_rules'], when: (a) => rulesCountFrom(a, 'account-closed') },
    table: {
      answers: ['purpose_table'],
      when: (a) => underEither(a) && a.purpose_table?.some((row) => given(row.purpose_retention)) === true,
    },
    longer: { meets: ['apple-5-1-1-i-c', 'play-retention'] },
    account: { meets: ['play-retention'], when: (a) => given(a.delete_account_url) },
  },
  words: retentionWords,
  texts: import.meta.url,
  values: {
    statutoryPeriod: (c) =>
      properName(periodText(c.language, { amount: invoiceYears(c.a.country) ?? 0, unit: 'years' })),
    statutoryPlace: (c) => c.country(c.say.country),
    retentionStart: (c) => c.name(c.say.retention_start, c.w.start),
    periods: (c, t) =>
      rules(
        c,
        (kind, length, from) => t.snippet('rule', { kind, length, from }),
        (why) => t.snippet('reason', { why }),
      ),
  },
});
