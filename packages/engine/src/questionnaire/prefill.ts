/** Answers that an address may bring along: `/wizard/privacy-policy?step=2&data=<base64url JSON>`. */
import { cleanScope } from './clean-answers.ts';
import type { Answers, Question, Questionnaire } from './definition.ts';
import { isRecord, noAnswers, getOptions, ownValue, listQuestions } from './nested.ts';

/** Facts of the site, never contact data: whoever writes a link must not be able to redirect a document. */
export const prefillable = [
  'agreement_for',
  'website_url',
  'website_name',
  'app_name',
  'app_platforms',
  'app_stores',
  'app_price_model',
  'site_kind',
  'entity_type',
  'country',
  'state',
  'audience_regions',
  'document_languages',
] as const;

const longest = 4096;

/** Whatever of `data` is usable; nonsense gives no answers. Option ids in any case, one value for a list of one. */
export function applyPrefill(questionnaire: Questionnaire, data: string): Answers {
  const given = data.length > longest ? null : parse(data);
  if (!isRecord(given)) return noAnswers();
  const chosen: Record<string, unknown> = noAnswers();
  for (const question of listQuestions(questionnaire)) {
    const value = ownValue(given, question.id);
    const allowed = prefillable.some((id) => id === question.id);
    if (allowed && value !== undefined) chosen[question.id] = fit(question, value);
  }
  return cleanScope(
    questionnaire.steps.flatMap((step) => step.questions),
    chosen,
    '',
    '',
  ).answers;
}

function fit(question: Question, value: unknown): unknown {
  const many = question.kind === 'multi' || (question.kind === 'country' && question.many === true);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const fitted = values.map((one) => (typeof one === 'string' ? spell(question, one) : one));
  return many ? fitted : fitted.length === 1 ? fitted[0] : fitted;
}

function spell(question: Question, value: string): string {
  if (question.kind === 'country' || question.kind === 'state') return value.toUpperCase();
  const wanted = value.toLowerCase();
  return getOptions(question).find((option) => option.id.toLowerCase() === wanted)?.id ?? value;
}

function parse(data: string): unknown {
  const text = decode(data);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** base64url (RFC 4648 section 5) to text, by hand because this package knows neither Node nor a browser. */
function decode(data: string): string | null {
  let escaped = '';
  let bits = 0;
  let held = 0;
  for (const letter of data.replace(/=+$/u, '').replaceAll('+', '-').replaceAll('/', '_')) {
    const six = alphabet.indexOf(letter);
    if (six < 0) return null;
    held = ((held << 6) | six) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    escaped += `%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
