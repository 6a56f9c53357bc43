import { documentContradictions } from '@clausewright/library/clauses';
import { evaluate } from '@clausewright/library/questionnaires';
import type { AgreementType, DocumentContradictionLine } from '@clausewright/contract';
import { findQuestionnaire } from '../planning/plan-agreement.ts';
import type { ServedAnswers } from './site-documents-store.ts';

interface Contradicting {
  agreement_id: string;
  type: AgreementType;
  found: DocumentContradictionLine[];
}

/** What served documents of one website say differently, each once; documents without any are left out. */
export function contradictionsBetween(served: readonly ServedAnswers[]): Contradicting[] {
  const documents = served.flatMap(({ agreementId, type, answers, createdAt }) => {
    const questionnaire = findQuestionnaire(type);
    if (questionnaire === null) return [];
    const { relevant } = evaluate(questionnaire, answers, { today: createdAt.toISOString().slice(0, 10) });
    return [{ agreementId, type, answers: relevant }];
  });
  const known = new Set<string>();
  return documents.flatMap((document) => {
    const { agreementId, type } = document;
    const others = documents.filter((one) => one.type !== type);
    const found = documentContradictions(document, others).flatMap(({ code, question, vendor, other }) => {
      // Both documents say it of each other.
      const pair = [agreementId, other?.document.agreementId ?? ''].toSorted();
      const key = JSON.stringify([code, vendor ?? null, pair]);
      if (known.has(key)) return [];
      known.add(key);
      return [
        {
          code,
          subject: vendor ?? null,
          question,
          other: other
            ? {
                agreement_id: other.document.agreementId,
                type: other.document.type,
                question: other.question,
              }
            : null,
        },
      ];
    });
    return found.length === 0 ? [] : [{ agreement_id: agreementId, type, found }];
  });
}
