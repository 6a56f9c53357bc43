import type { Question, Questionnaire } from '../definition.ts';
import { flatten, getOptions } from '../nested.ts';
import { optionLabel, type QuestionText, type QuestionTexts } from '../question-texts.ts';

/**
 * Words that a language lacks, and words that nothing asks for. Every question needs a label, each
 * option one, a repetition its title and button; help and reason are needed where `model`, the
 * texts of the reference language, has them.
 */
export function lintTexts(
  questionnaire: Questionnaire,
  texts: QuestionTexts,
  model: QuestionTexts,
): string[] {
  const faults: string[] = [];
  for (const step of questionnaire.steps) {
    if (!isText(texts.steps[step.id]?.title)) faults.push(`step ${step.id}: no title`);
    if (isText(model.steps[step.id]?.lead) && !isText(texts.steps[step.id]?.lead)) {
      faults.push(`step ${step.id}: no lead`);
    }
  }
  const questions = questionnaire.steps.flatMap((step) => step.questions);
  faults.push(...lintScope(questions, '', texts.questions, model.questions));
  return faults;
}

type Texts = QuestionTexts['questions'];

function lintScope(questions: readonly Question[], prefix: string, texts: Texts, model: Texts): string[] {
  return flatten(questions).flatMap((question) => {
    const name = `${prefix}${question.id}`;
    const text = texts[question.id];
    if (!text) return [`${name}: no texts`];
    return lintQuestion(question, name, text, model[question.id] ?? text);
  });
}

function lintQuestion(question: Question, name: string, text: QuestionText, model: QuestionText): string[] {
  const faults: string[] = [];
  if (!isText(text.label)) faults.push(`${name}: no label`);
  for (const part of ['help', 'why', 'add', 'title'] as const) {
    if (isText(model[part]) && !isText(text[part])) faults.push(`${name}: no ${part}`);
  }
  const options = getOptions(question).map((option) => option.id);
  for (const option of options) {
    if (!isText(optionLabel(text, option))) faults.push(`${name}:${option}: no label`);
    if (hasNote(model, option) && !hasNote(text, option)) faults.push(`${name}:${option}: no note`);
  }
  const closed = question.kind === 'yn' ? ['yes', 'no', 'unknown'] : options;
  for (const option of Object.keys(text.options ?? {})) {
    if (!closed.includes(option)) faults.push(`${name}:${option}: words without an option`);
  }
  if (question.kind !== 'group') return faults;
  if (!isText(text.title)) faults.push(`${name}: no title`);
  if (!isText(text.add)) faults.push(`${name}: no add`);
  return [...faults, ...lintScope(question.questions, `${name}.`, text.fields ?? {}, model.fields ?? {})];
}

function hasNote(text: QuestionText, option: string): boolean {
  const found = text.options?.[option];
  return typeof found === 'object' && isText(found.note);
}

function isText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
