import type { AgreementType } from '@clausewright/contract/agreement-types';
import { documentContradictions, type SiteDocument } from '../../consistency/document-contradictions.ts';
import { today } from '../../privacy-policy/testing/random-answers.ts';
import type { Answers, Questionnaire } from '../../questionnaire/definition.ts';
import { evaluate } from '../../questionnaire/evaluate.ts';

export interface Sites {
  type: AgreementType;
  questionnaire: Questionnaire;
  /** Answers by name of the site. */
  owners: Readonly<Record<string, Answers>>;
}

/** What the documents of the same sites say differently, as `site code question`. */
export function contradictions(own: Sites, others: readonly Sites[]): string[] {
  return Object.keys(own.owners).flatMap((name) => {
    const [document, ...rest] = [own, ...others].flatMap((sites) => documentOf(sites, name));
    if (document === undefined) return [];
    return documentContradictions(document, rest).map(({ code, question }) => `${name} ${code} ${question}`);
  });
}

function documentOf({ type, questionnaire, owners }: Sites, name: string): SiteDocument[] {
  const answers = owners[name];
  return answers === undefined
    ? []
    : [{ type, answers: evaluate(questionnaire, answers, { today }).relevant }];
}
