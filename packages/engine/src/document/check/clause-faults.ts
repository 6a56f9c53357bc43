import { readFileSync } from 'node:fs';
import { type Language, languages } from '@clausewright/contract/languages';
import type { Question, Questionnaire } from '../../questionnaire/definition.ts';
import { flatten } from '../../questionnaire/nested.ts';
import type { Clause } from '../clause.ts';
import type { Outline } from '../outline.ts';
import { TextFault } from '../text-file.ts';
import { textFaults, type Known } from './text-faults.ts';
import { textsInCode } from './texts-in-code.ts';

/** Every fault of the texts of a type, each `file:line:column message`. `facts`: what clauses read beside the answers. */
export function outlineFaults(
  { clauses }: Outline,
  questionnaire: Questionnaire,
  facts: ReadonlyMap<string, Question['kind']>,
): string[] {
  const questions = new Map([...facts, ...questionKinds(questionnaire)]);
  const sections = new Map(clauses.flatMap(({ id, written }) => (written ? [[id, written.files]] : [])));
  return clauses.flatMap((clause) => clauseFaults(clause, { questions, sections }));
}

/** Kinds of all questions, those inside repetitions included. */
export function questionKinds(questionnaire: Questionnaire): Map<string, Question['kind']> {
  const all = (questions: readonly Question[]): Question[] =>
    flatten(questions).flatMap((question) => [
      question,
      ...(question.kind === 'group' ? all(question.questions) : []),
    ]);
  const questions = questionnaire.steps.flatMap((step) => all(step.questions));
  return new Map(
    questions.map((question) => [question.id, isPeriod(question) ? 'period' : question.kind] as const),
  );
}

/** Options such as '30' count days and are printed like a period. */
function isPeriod(question: Question): boolean {
  return question.kind === 'choice' && question.options.every(({ id }) => /^\d+$/.test(id));
}

function clauseFaults(clause: Clause, { questions, sections }: Omit<Known, 'code'>): string[] {
  if (clause.written === undefined) return [];
  const { files, values } = clause.written;
  const file = `${files.path}clause.ts`;
  const code = textsInCode(file, readFileSync(file, 'utf8'));
  const hidden = Object.keys(values).filter((name) => questions.has(name) || name in clause.parts);
  return [
    ...hidden.map((name) => `${file}:1:1 the value ${name} hides a question or part of that name`),
    ...languages.flatMap((language) => readFaults(clause, language, { questions, sections, code })),
  ];
}

function readFaults(clause: Clause, language: Language, known: Known): string[] {
  const { files } = clause.written ?? {};
  try {
    const text = files?.text(language);
    if (text === undefined)
      return [`${files?.path}${language}.md:1:1 ${clause.id} has no text in ${language}`];
    return textFaults(clause, language, text, known);
  } catch (error) {
    if (error instanceof TextFault) return [error.message];
    throw error;
  }
}
