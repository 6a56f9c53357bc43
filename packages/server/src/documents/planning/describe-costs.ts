import { assemble, type PriceLine, getLawLabel } from '@clausewright/library/clauses';
import type { Draft } from '@clausewright/engine/document/tree';
import type { AgreementType, Costs, Language } from '@clausewright/contract';
import type { Plan } from './plan-agreement.ts';
import { findClauseHeading } from './find-heading.ts';
import { priceLabels } from '../../platform/prices/price-labels.ts';

/** Net costs of a plan before anybody said who buys: no discount, no tax. */
export function describeCosts(plan: Plan, language: Language): Costs {
  const { price } = plan;
  const lines = labelledLines(plan, language);
  return {
    lines: lines.map(({ key, label, amount }) => ({ code: key, label, amount })),
    net: price.total,
    discount: 0,
    vat: 0,
    total: price.total,
    currency: price.currency,
    total_price_is_extra_difference: lines.length < price.lines.length,
    tax: null,
    vat_check: 'none',
    discount_code: null,
  };
}

export interface LabelledLine {
  key: string;
  code: string;
  label: string;
  /** Net minor units. */
  amount: number;
}

/** Unpaid lines with words in the caller's language. */
export function labelledLines(plan: Plan, language: Language): LabelledLine[] {
  const unpaid = plan.price.lines.filter(({ owned }) => !owned);
  const headed = unpaid.some(({ subject }) => subject.kind === 'clause');
  const draft = headed ? draftIn(plan, language) : plan.draft;
  return unpaid.map((line) => ({
    key: line.key,
    code: line.code,
    label: labelOf(draft, line, language),
    amount: line.amount,
  }));
}

/** Clauses are named in the language of the caller, whatever the document's. */
function draftIn({ draft, type, evaluation, today }: Plan, language: Language): Draft {
  if (draft.language === language) return draft;
  return assemble(type, evaluation.relevant, { language, today, blanks: true });
}

function labelOf(draft: Draft, { code, subject }: PriceLine, language: Language): string {
  const labels = priceLabels(language);
  switch (subject.kind) {
    case 'base':
      return labels('base', { type: labels(`type.${subject.id as AgreementType}`) });
    case 'law':
      return labels('law', { law: getLawLabel(subject.id, language) });
    case 'language': {
      const names = new Intl.DisplayNames(language, { type: 'language' });
      return labels('language', { language: names.of(subject.id) ?? subject.id });
    }
    case 'clause':
      return labels('clause', { heading: findClauseHeading(draft, subject.id) });
    case 'answer':
      return code === 'additional_domain' ? labels('additional_domain') : labels('answer');
  }
}
