import { cleanScope } from './clean-answers.ts';
import type { Answers, AnswerValue, Question, Questionnaire } from './definition.ts';
import { answerAt, flatten, isRecord, noAnswers, getOptions } from './nested.ts';
import type { Migrated } from './migrate.ts';

/**
 * What the present questionnaire can take of any answers, hidden ones included. Of a list only the options that are
 * gone are left out. The reason is a code of `answerReasons`; a question that still exists is to be put again.
 */
export function knownAnswers(questionnaire: Questionnaire, answers: Answers): Migrated {
  const questions = questionnaire.steps.flatMap((step) => step.questions);
  const gone: Migrated['dropped'] = [];
  const listed = withoutGoneOptions(questions, answers, gone);
  const clean = cleanScope(questions, listed, '', '');
  const found = clean.found.map(({ path, reason }) => ({ question: questionAt(path), reason }));
  const dropped = once([...gone, ...found]);
  const ids = new Set(flatten(questions).map(({ id }) => id));
  const ask = dropped.map(({ question }) => question.split('.')[0] ?? '').filter((id) => ids.has(id));
  return { answers: clean.answers, ask: [...new Set(ask)], dropped };
}

/** Every repetition may have lost the same. */
function once(dropped: Migrated['dropped']): Migrated['dropped'] {
  return [...new Map(dropped.map((one) => [`${one.question} ${one.reason}`, one])).values()];
}

/** `sites/r1/url` as `sites.url`: the question, whatever its repetition, entry or language. */
function questionAt(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('.');
}

function withoutGoneOptions(
  questions: readonly Question[],
  answers: Answers,
  gone: Migrated['dropped'],
  prefix = '',
): Answers {
  const kept = Object.assign(noAnswers(), answers);
  for (const question of flatten(questions)) {
    const value = answerAt(answers, question.id);
    if (value === undefined) continue;
    const name = `${prefix}${question.id}`;
    if (question.kind === 'multi') {
      const known = new Set(getOptions(question).map(({ id }) => id));
      const filtered = listFiltered(value, (one) => typeof one !== 'string' || known.has(one));
      if (JSON.stringify(filtered) === JSON.stringify(value)) continue;
      gone.push({ question: name, reason: 'unknown-option' });
      kept[question.id] = filtered;
    } else if (question.kind === 'group' && Array.isArray(value)) {
      kept[question.id] = (value as unknown[]).map((row) =>
        isRecord(row) ? withoutGoneOptions(question.questions, row as Answers, gone, `${name}.`) : row,
      ) as AnswerValue;
    }
  }
  return kept;
}

function listFiltered(value: AnswerValue, known: (one: unknown) => boolean): AnswerValue {
  if (Array.isArray(value)) return (value as unknown[]).filter(known) as AnswerValue;
  if (!isRecord(value)) return value;
  const { added, removed } = value as Record<string, unknown>;
  return {
    ...value,
    ...(Array.isArray(added) && { added: added.filter(known) }),
    ...(Array.isArray(removed) && { removed: removed.filter(known) }),
  } as AnswerValue;
}
