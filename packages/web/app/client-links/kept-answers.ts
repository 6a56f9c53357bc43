/** What a client has typed and not sent yet, as this browser keeps it. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { agreementTypes } from '@clausewright/contract/agreement-types';
import type { Answers, AnswerValue } from '@clausewright/library/questionnaires';
import { newRequestId } from '../request-id.ts';
import { removeStored, storedRecord, writeStored } from '../stored.ts';

export interface KeptAnswers {
  answers: Partial<Record<AgreementType, Answers>>;
  remark: string;
  /** Of the press that sends this, however often it has to be sent; another text is another press. */
  requestId: string;
}

const prefix = 'client_answers/';

/** Of a link, whatever its address; `link` opens nothing. */
export const keyOf = (link: string): string => prefix + link;

/** So long after its end a link may get a new address, behind which the text is looked for. */
const heldAfterEnd = 30 * 86_400_000;

export function nothingKept(): KeptAnswers {
  return { answers: {}, remark: '', requestId: newRequestId() };
}

/** Null where there is none. */
export function keptAnswers(link: string): KeptAnswers | null {
  const { answers, remark, requestId } = storedRecord(keyOf(link));
  if (!isRecord(answers)) return null;
  return {
    answers: Object.fromEntries(
      agreementTypes.flatMap((type) => {
        const of = Object.hasOwn(answers, type) ? answers[type] : undefined;
        return isRecord(of) ? [[type, Object.assign(Object.create(null), of) as Answers]] : [];
      }),
    ),
    remark: typeof remark === 'string' ? remark : '',
    requestId: typeof requestId === 'string' ? requestId : newRequestId(),
  };
}

/** False where this browser keeps nothing. `until`: when the link ends. */
export function keepAnswers(link: string, until: string, kept: KeptAnswers): boolean {
  return writeStored(keyOf(link), JSON.stringify({ ...kept, until }));
}

/** What was typed behind links that get no new address any more. */
export function dropEnded(now: number): void {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Nothing can be kept, so nothing is.
  }
  for (const key of keys.filter((one) => one.startsWith(prefix))) {
    const { until } = storedRecord(key);
    const end = typeof until === 'string' ? Date.parse(until) : Number.NaN;
    if (!(end + heldAfterEnd > now)) removeStored(key);
  }
}

interface Versions {
  /** What storage said when both were the same. */
  base: KeptAnswers;
  own: KeptAnswers;
  /** As another tab wrote it. */
  theirs: KeptAnswers;
}

/** Of each question what was changed; where both tabs changed it, what this one says. */
export function mergeKept({ base, own, theirs }: Versions): KeptAnswers {
  const answers: KeptAnswers['answers'] = {};
  for (const type of agreementTypes) {
    const [before, here, there] = [base, own, theirs].map((one) => one.answers[type] ?? {});
    const merged = [...new Set([...Object.keys(there ?? {}), ...Object.keys(here ?? {})])].flatMap((id) => {
      const typed = valueOf(here, id);
      const value = isSame(typed, valueOf(before, id)) ? valueOf(there, id) : typed;
      return value === undefined ? [] : [[id, value] as const];
    });
    if (merged.length > 0)
      answers[type] = Object.assign(Object.create(null), Object.fromEntries(merged)) as Answers;
  }
  const remark = own.remark === base.remark ? theirs.remark : own.remark;
  const isLike = (one: KeptAnswers) => isSame(one.answers, answers) && one.remark === remark;
  if (isLike(own)) return own;
  return isLike(theirs) ? theirs : { answers, remark, requestId: newRequestId() };
}

function valueOf(answers: Answers | undefined, id: string): AnswerValue | undefined {
  return answers !== undefined && Object.hasOwn(answers, id) ? answers[id] : undefined;
}

/** Of what JSON holds. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
