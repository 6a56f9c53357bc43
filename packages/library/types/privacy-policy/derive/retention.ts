import { text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { type KeptRecord, retentionOf } from '../../../laws/retention-periods.ts';

/** Rows of the owner's periods for which the law of his country has one: the least that he keeps, or the usual time. */
const records: ReadonlyMap<string, KeptRecord> = new Map([
  ['invoices', 'invoices'],
  ['applications', 'applications'],
]);
const starts = { 'end-of-year': 'year-end', date: 'collection', 'last-contact': 'last-activity' } as const;

function statutory({ answers }: DeriveInput) {
  const record = records.get(text(answers, 'retention_category'));
  return record === undefined ? undefined : retentionOf(text(answers, 'country'), record);
}

/** The statutory period of the owner's country, until he says another; a shorter one is a finding. */
export function derivedRetention(input: DeriveInput): { value: readonly string[] } {
  const period = statutory(input)?.period;
  return { value: period === undefined ? [] : [`${period.amount} ${period.unit}`] };
}

export function derivedStart(input: DeriveInput): { value: readonly string[] } {
  const from = statutory(input)?.from;
  return { value: from === undefined ? [] : [starts[from]] };
}
