/** Judges one answer by the kind of its question; repetitions and own entries are judged by their fields. */
import { countryCodes } from '@clausewright/contract/country-codes';
import { bounds } from './bounds.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { isAnswered } from './conditions.ts';
import type { AnswerValue, Period, Question, TextPerLanguage } from './definition.ts';
import type { AnswerError } from './evaluation.ts';
import { isDate, isEmail, isPhone, normalizeLink } from './formats.ts';
import { isRecord, getOptions, yesOrNo } from './nested.ts';

export type Problem = Omit<AnswerError, 'path'> & { language?: string };
export interface Validation {
  /** As documents may use it; undefined when nothing usable was given. */
  value: AnswerValue | undefined;
  problems: readonly Problem[];
}
export interface NumberRange {
  min: number;
  max: number;
}
export interface ValidationContext {
  options: readonly string[];
  /** How many entries of the person's own stand beside the listed options. */
  ownEntries: number;
  /** Languages in which a text per language is wanted; none known: one of any language will do. */
  languages: readonly string[];
  /** The country of which a state must be part. */
  country: AnswerValue | undefined;
  /** Of a number, where it is narrower now than the question says. */
  range?: NumberRange | undefined;
}

export const isRequired = (question: Question): boolean => question.required !== false;

export function validateAnswer(question: Question, given: unknown, around: ValidationContext): Validation {
  const verdict = given === undefined ? nothing : judgeKind(question, given, around);
  if (verdict.problems.length > 0 || isAnswered(verdict.value)) return verdict;
  const enough = !isRequired(question) || around.ownEntries > 0;
  return { value: verdict.value, problems: enough ? [] : [{ rule: 'required', reason: 'required' }] };
}

const nothing: Validation = { value: undefined, problems: [] };
const fine = (value: AnswerValue): Validation => ({ value, problems: [] });
const broken = (problem: Problem): Validation => ({ value: undefined, problems: [problem] });
const wrongKind = broken({ rule: 'kind', reason: 'wrong-kind' });

function judgeKind(question: Question, given: unknown, around: ValidationContext): Validation {
  switch (question.kind) {
    case 'choice':
      return judgeOption(given, around.options);
    case 'yn':
      return judgeOption(given, yesOrNo(question));
    case 'multi':
      return judgeMany(question, given, around);
    case 'vendors':
      return judgeNames(given, bounds.vendors);
    case 'text':
    case 'area':
      return question.perLanguage
        ? judgeLanguages(question, given, around.languages)
        : judgeText(question, given);
    case 'email':
      return judgeLine(given, bounds.email, (text) => isEmail(text), 'not-an-email');
    case 'phone':
      return judgeLine(given, bounds.phone, (text) => isPhone(text), 'not-a-phone');
    case 'url':
      return judgeUrl(given);
    case 'num':
      return judgeNumber(given, around.range ?? question);
    case 'date':
      return judgeLine(given, 10, (text) => isDate(text), 'not-a-date');
    case 'period':
      return judgePeriod(question, given);
    case 'country':
      return judgeCountry(question, given);
    case 'state':
      return judgeState(given, around.country);
    case 'group':
      break;
  }
  return wrongKind;
}

function judgeOption(given: unknown, options: readonly string[]): Validation {
  if (typeof given !== 'string') return wrongKind;
  // An option that is hidden now counts as not chosen.
  return options.includes(given) ? fine(given) : nothing;
}

function judgeMany(
  question: Question & { kind: 'multi' },
  given: unknown,
  around: ValidationContext,
): Validation {
  if (!isTexts(given)) return wrongKind;
  const chosen = question.ordered
    ? [...new Set(given)].filter((id) => around.options.includes(id))
    : around.options.filter((id) => given.includes(id));
  const count = chosen.length + around.ownEntries;
  const alone = getOptions(question).some((option) => option.exclusive && chosen.includes(option.id));
  if (alone && count > 1) return broken({ rule: 'option', reason: 'exclusive-option' });
  if (count > 0 && count < (question.min ?? 0)) {
    return { value: chosen, problems: [{ rule: 'bounds', reason: 'too-few', limit: question.min ?? 0 }] };
  }
  return fine(chosen);
}

function judgeNames(given: unknown, max: number): Validation {
  if (!isTexts(given)) return wrongKind;
  if (given.length > max) return broken({ rule: 'bounds', reason: 'too-many', limit: max });
  return fine([...new Set(given.map(cleanLine))].filter((id) => id !== ''));
}

function judgeText(question: Question & { kind: 'text' | 'area' }, given: unknown): Validation {
  if (typeof given !== 'string') return wrongKind;
  const text = question.kind === 'text' ? cleanLine(given) : cleanText(given).trim();
  const max = question.max ?? bounds[question.kind];
  return text.length > max ? broken({ rule: 'bounds', reason: 'too-long', limit: max }) : fine(text);
}

function judgeLanguages(
  question: Question & { kind: 'text' | 'area' },
  given: unknown,
  languages: readonly string[],
): Validation {
  if (!isRecord(given)) return wrongKind;
  const texts: TextPerLanguage = Object.create(null) as TextPerLanguage;
  const problems: Problem[] = [];
  for (const language of Object.keys(given).sort()) {
    const { value, problems: found } = judgeText(question, given[language]);
    problems.push(...found.map((problem) => ({ ...problem, language })));
    // A text left behind in a language that the document no longer has counts for nothing.
    const wanted = languages.length === 0 || languages.includes(language);
    if (wanted && typeof value === 'string' && value !== '') texts[language] = value;
  }
  const some = Object.keys(texts).length > 0;
  if (isRequired(question) || some) {
    for (const language of languages) {
      if (Object.hasOwn(texts, language) || problems.some((problem) => problem.language === language))
        continue;
      problems.push({ rule: 'required', reason: 'required', language });
    }
  }
  return { value: some ? texts : undefined, problems };
}

function judgeLine(
  given: unknown,
  max: number,
  good: (text: string) => boolean,
  reason: Problem['reason'],
): Validation {
  if (typeof given !== 'string') return wrongKind;
  const text = cleanLine(given);
  if (text.length > max) return broken({ rule: 'bounds', reason: 'too-long', limit: max });
  return text === '' || good(text) ? fine(text) : broken({ rule: 'format', reason });
}

function judgeUrl(given: unknown): Validation {
  const verdict = judgeLine(given, bounds.url, (text) => normalizeLink(text) !== null, 'not-an-url');
  const { value } = verdict;
  return typeof value === 'string' && value !== '' ? fine(normalizeLink(value) ?? value) : verdict;
}

function judgeNumber(given: unknown, { min, max }: NumberRange): Validation {
  if (given === '') return fine('');
  if (typeof given !== 'number' || !Number.isSafeInteger(given)) return wrongKind;
  if (given < min) return broken({ rule: 'bounds', reason: 'too-small', limit: min });
  if (given > max) return broken({ rule: 'bounds', reason: 'too-large', limit: max });
  return fine(given);
}

function judgePeriod(question: Question & { kind: 'period' }, given: unknown): Validation {
  if (!isRecord(given)) return wrongKind;
  const { amount } = given;
  const unit = question.units.find((one) => one === given['unit']);
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || !unit) return wrongKind;
  if (amount < 1) return broken({ rule: 'bounds', reason: 'too-small', limit: 1 });
  if (amount > question.max) return broken({ rule: 'bounds', reason: 'too-large', limit: question.max });
  return fine({ amount, unit } satisfies Period);
}

function judgeCountry({ many, unknown }: Question & { kind: 'country' }, given: unknown): Validation {
  const isCountry = (code: string): boolean => countryCodes.includes(code);
  const notCountry = broken({ rule: 'format', reason: 'not-a-country' });
  if (!many) {
    if (typeof given !== 'string') return wrongKind;
    return given === '' || isCountry(given) ? fine(given) : notCountry;
  }
  if (!isTexts(given)) return wrongKind;
  if (unknown && given.length === 1 && given[0] === 'unknown') return fine(given);
  return given.every(isCountry) ? fine([...new Set(given)]) : notCountry;
}

function judgeState(given: unknown, country: AnswerValue | undefined): Validation {
  if (typeof given !== 'string') return wrongKind;
  const part = typeof country === 'string' && given.startsWith(`${country}_`);
  return given === '' || (part && /^[A-Z]{2}_[A-Z0-9]{1,3}$/u.test(given))
    ? fine(given)
    : broken({ rule: 'format', reason: 'not-a-state' });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
