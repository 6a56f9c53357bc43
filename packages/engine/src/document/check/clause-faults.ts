import { readFileSync } from 'node:fs';
import { type Language, languages } from '@clausewright/contract/languages';
import type { Question, Questionnaire } from '../../questionnaire/definition.ts';
import { flatten } from '../../questionnaire/nested.ts';
import type { Clause } from '../clause.ts';
import type { Outline } from '../outline.ts';
import { type TextFile, TextFault } from '../text-file.ts';
import type { TextFolder } from '../text-folder.ts';
import { type Known, nounNames, textFaults } from './text-faults.ts';
import { type TextsInCode, textsInCode } from './texts-in-code.ts';

type Facts = ReadonlyMap<string, Question['kind']>;
/** What is known of all clauses of a type. */
type Common = Pick<Known, 'questions' | 'sections'>;

function commonOf({ clauses }: Outline, questionnaire: Questionnaire, facts: Facts): Common {
  return {
    questions: new Map([...facts, ...questionKinds(questionnaire)]),
    sections: new Map(clauses.flatMap(({ id, written }) => (written ? [[id, written.files]] : []))),
  };
}

/** Every fault of the texts of a type, each `file:line:column message`. `facts`: what clauses read beside the answers. */
export function outlineFaults(outline: Outline, questionnaire: Questionnaire, facts: Facts): string[] {
  const common = commonOf(outline, questionnaire, facts);
  return outline.clauses.flatMap((clause) => clauseFaults(clause, common));
}

/**
 * The texts of a language that is not finished: faults of those that are there, and paths of those that are not. What a
 * text refers to may be missing too, so that the sections of `source` stand for them.
 */
export function draftFaults(
  outline: Outline,
  questionnaire: Questionnaire,
  { facts, language, source }: { facts: Facts; language: string; source: Language },
): { faults: string[]; missing: string[]; texts: number } {
  const { questions, sections } = commonOf(outline, questionnaire, facts);
  const known = new Map([...sections].map(([id, files]) => [id, withFallback(files, source)]));
  const written = outline.clauses.filter((clause) => clause.written !== undefined);
  const missing: string[] = [];
  const faults = written.flatMap((clause) => {
    const read = readText(clause, language);
    if (typeof read === 'string') return [read];
    if (read === undefined) missing.push(`${clause.written?.files.path}${language}.md`);
    const own = {
      questions,
      sections: known,
      code: codeOf(clause),
      nouns: nounNames(clause.words(source), 'w'),
      source: clause.written?.files.text(source),
    };
    return read === undefined ? [] : textFaults(clause, language, read, own);
  });
  return { faults, missing, texts: written.length };
}

function withFallback(files: TextFolder, source: Language): TextFolder {
  return { ...files, text: (language) => files.text(language) ?? files.text(source) };
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

function codeOf(clause: Clause): TextsInCode {
  const file = `${clause.written?.files.path}clause.ts`;
  return textsInCode(file, readFileSync(file, 'utf8'));
}

function clauseFaults(clause: Clause, common: Common): string[] {
  if (clause.written === undefined) return [];
  const { files, values } = clause.written;
  const hidden = Object.keys(values).filter((name) => common.questions.has(name) || name in clause.parts);
  const code = codeOf(clause);
  return [
    ...hidden.map(
      (name) => `${files.path}clause.ts:1:1 the value ${name} hides a question or part of that name`,
    ),
    ...languages.flatMap((language) => {
      const read = readText(clause, language);
      if (typeof read === 'string') return [read];
      if (read === undefined)
        return [`${files.path}${language}.md:1:1 ${clause.id} has no text in ${language}`];
      const source = files.text('en');
      const nouns = nounsOf(clause, language);
      if (typeof nouns === 'string') return [nouns];
      return textFaults(clause, language, read, { ...common, code, nouns, source });
    }),
  ];
}

/** The nouns as texts name them, or the fault with which a list of them cannot be read. */
function nounsOf(clause: Clause, language: Language): string[] | string {
  try {
    return nounNames(clause.words(language), 'w');
  } catch (error) {
    if (error instanceof TextFault) return error.message;
    throw error;
  }
}

/** The text, or the fault with which it cannot be read. */
function readText(clause: Clause, language: string): TextFile | string | undefined {
  try {
    return clause.written?.files.text(language);
  } catch (error) {
    if (error instanceof TextFault) return error.message;
    throw error;
  }
}
