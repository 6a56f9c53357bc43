/** Texts that a document says in each of its languages: whoever is asked by a link gives one of them. */
import {
  type Answers,
  type AnswerValue,
  flatten,
  type Question,
  type Questionnaire,
  type Row,
} from '@clausewright/library/questionnaires';

type Fields = ReadonlyMap<string, Question>;

export function fieldsOf({ steps }: Pick<Questionnaire, 'steps'>): Fields {
  return new Map(steps.flatMap(({ questions }) => flatten(questions)).map((one) => [one.id, one]));
}

/** The first language of the document; that of whoever reads where it has none yet. */
export function spokenLanguage({ document_languages: languages }: Answers, language: string): string {
  const [first] = Array.isArray(languages) ? languages : [];
  return typeof first === 'string' ? first : language;
}

/** An answer as a draft keeps it: its own texts in other languages stay. */
export function withTexts(
  question: Question | undefined,
  value: AnswerValue,
  own: AnswerValue | undefined,
  language: string,
): AnswerValue {
  if (isPerLanguage(question) && typeof value === 'string') {
    return { ...(isTexts(own) && own), [language]: value };
  }
  const before = rowsOf(question, own);
  return changeRows(question, value, (field, one, row, key) => {
    const same = before.find(({ _id: id }) => id === row._id);
    return withTexts(field, one, same?.[key], language);
  });
}

/** An answer of a draft as it is said in one language. */
export function spokenIn(
  question: Question | undefined,
  own: AnswerValue | undefined,
  language: string,
): AnswerValue | undefined {
  if (isPerLanguage(question) && isTexts(own)) return own[language];
  return own && changeRows(question, own, (field, one) => spokenIn(field, one, language) ?? '');
}

function changeRows(
  question: Question | undefined,
  value: AnswerValue,
  change: (field: Question | undefined, one: AnswerValue, row: Row, key: string) => AnswerValue,
): AnswerValue {
  if (question?.kind !== 'group' || !Array.isArray(value)) return value;
  const fields = fieldsOf({ steps: [question] });
  return rowsOf(question, value).map((row) => {
    const entries = Object.entries(row).map(([key, one]) => [
      key,
      key === '_id' ? one : change(fields.get(key), one, row, key),
    ]);
    return Object.fromEntries(entries) as Row;
  });
}

function rowsOf(question: Question | undefined, value: AnswerValue | undefined): Row[] {
  return question?.kind === 'group' && Array.isArray(value)
    ? (value as (string | Row)[]).filter((row) => typeof row !== 'string')
    : [];
}

function isPerLanguage(question: Question | undefined): boolean {
  return question !== undefined && 'perLanguage' in question && (question.perLanguage ?? false);
}

function isTexts(value: AnswerValue | undefined): value is Record<string, string> {
  return typeof value === 'object' && !Array.isArray(value);
}
