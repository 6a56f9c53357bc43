/** Documents of every type that people buy as our clauses make them, from answers made up by chance, the same on every run. */
import { assemble, finish, outlines, questionnaires } from '@clausewright/library/clauses';
import { evaluate } from '@clausewright/library/questionnaires';
import type { ClauseRange, Plain } from '@clausewright/engine/document/tree';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { type Language, languages } from '@clausewright/contract/languages';
import { validAnswers } from '../../../library/types/privacy-policy/testing/random-answers.ts';
import { randomNumbers } from '../../../engine/src/questionnaire/random-answers.ts';

export interface Generated {
  name: string;
  document: Plain;
  clauses: ClauseRange[];
}

const today = '2026-11-21';
const types = (Object.keys(outlines) as AgreementType[]).filter((type) => type !== 'TEST');

/** One document per type and language of each seed. */
export function generatedDocuments(seeds: number): Generated[] {
  return Array.from({ length: seeds }, (_, seed) => generateOnePerType(seed)).flat();
}

/** One document per type and language. */
export function generateOnePerType(seed: number): Generated[] {
  return types.flatMap((type) => languages.map((language) => generated(type, language, seed)));
}

function generated(type: AgreementType, language: Language, seed: number): Generated {
  const questionnaire = questionnaires[type];
  const answers = { ...validAnswers(questionnaire, randomNumbers(seed)), document_languages: [...languages] };
  const { relevant } = evaluate(questionnaire, answers, { today });
  return {
    name: `${type} ${language} ${seed}`,
    ...finish(assemble(type, relevant, { language, today, blanks: false })),
  };
}
