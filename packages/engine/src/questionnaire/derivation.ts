/** From the stored answer and the default, fixed or derived, to the value that is judged. */
import type { Answers, AnswerValue, Question } from './definition.ts';
import type { VisibleQuestion } from './evaluation.ts';
import { isRecord, ownValue, yesOrNo } from './nested.ts';

export interface Proposal {
  /** Not yet judged. */
  value: unknown;
  source: VisibleQuestion['source'];
  derived?: { value: readonly string[]; reasons: Readonly<Record<string, string>> };
}

export function propose(
  question: Question,
  stored: unknown,
  facts: Answers,
  today: string,
  options: readonly string[],
): Proposal {
  if (isGone(question, stored, options)) return propose(question, undefined, facts, today, options);
  const derive = 'derive' in question ? question.derive : undefined;
  if (!derive) {
    if (stored !== undefined) return { value: stored, source: 'given' };
    const value = fixedDefault(question, today);
    return { value, source: value === undefined ? 'none' : 'default' };
  }
  const { value: all, reasons = {} } = derive({ answers: facts, today });
  const closed = question.kind === 'multi' || question.kind === 'choice';
  const derived = { value: closed ? all.filter((id) => options.includes(id)) : all, reasons };
  if (question.kind === 'multi' || (question.kind === 'country' && question.many)) {
    return { ...adjusted(derived.value, stored), derived };
  }
  if (stored !== undefined) return { value: stored, source: 'given', derived };
  const [first] = derived.value;
  const value = first === undefined ? undefined : asAnswer(question, first);
  return { value, source: value === undefined ? 'none' : 'derived', derived };
}

/** What was derived, as the kind of question keeps it. */
function asAnswer({ kind }: Question, derived: string): unknown {
  if (kind === 'num') return Number(derived);
  if (kind !== 'period') return derived;
  const [amount, unit] = derived.split(' ');
  return { amount: Number(amount), unit };
}

/** An option that may not be chosen now was not chosen: the default counts again. */
function isGone(question: Question, stored: unknown, options: readonly string[]): boolean {
  if (typeof stored !== 'string') return false;
  if (question.kind === 'choice') return !options.includes(stored);
  return question.kind === 'yn' && !yesOrNo(question).includes(stored);
}

/** A whole list, as relevant answers hold it, stands for itself; an adjustment changes what is derived. */
function adjusted(derived: readonly string[], stored: unknown): Pick<Proposal, 'value' | 'source'> {
  if (!isRecord(stored)) {
    return stored === undefined
      ? { value: [...derived], source: 'derived' }
      : { value: stored, source: 'given' };
  }
  const added = texts(ownValue(stored, 'added'));
  const removed = new Set(texts(ownValue(stored, 'removed')));
  const value = [...new Set([...derived, ...added])].filter((id) => !removed.has(id));
  return { value, source: 'derived' };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function fixedDefault(question: Question, today: string): AnswerValue | undefined {
  if (question.kind === 'date') return question.default === 'today' ? today : undefined;
  if (question.kind === 'multi') return question.default && [...question.default];
  return 'default' in question ? question.default : undefined;
}
