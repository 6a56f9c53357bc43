/** Which questions remain for the owner of several documents, on at most five screens. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { VisibleQuestion } from '@clausewright/engine/questionnaire/evaluation';
import type { PreparedDocument } from './prepare-documents.ts';
import { sameAddress } from './same-address.ts';

export interface OpenQuestion {
  type: AgreementType;
  path: string;
  visible: VisibleQuestion;
  /** The owner has answered it by now. */
  answered: boolean;
}

/** Subjects by which questions are gathered, in the order of the screens. */
export const screenSubjects = ['owner', 'data', 'offer'] as const;
export type ScreenSubject = (typeof screenSubjects)[number];

export interface OpenScreen {
  subject: ScreenSubject;
  /** Questions that stand by themselves; those that depend on one of them are shown with it. */
  questions: readonly OpenQuestion[];
}

export interface OpenQuestions {
  screens: readonly OpenScreen[];
  /** Questions that are shown with the one on which they depend. */
  nested: readonly OpenQuestion[];
  /** Every question that has to be answered, those that depend on others among them. */
  count: number;
  left: number;
  minutes: number;
}

const subjectOfStep: Readonly<Record<string, ScreenSubject>> = {
  'where-used': 'owner',
  business: 'owner',
  rights: 'owner',
  finalize: 'owner',
  data: 'data',
  use: 'data',
  sharing: 'data',
  technologies: 'data',
  tools: 'data',
};

/** Seconds that a question takes, read and answered. */
const pace = 18;

/**
 * `asked`: questions that stood on a page before. They stay there: an answer, or what follows from another one, must not
 * take the field away from whoever is writing in it, nor the way back to it.
 */
export function openQuestions(
  documents: readonly PreparedDocument[],
  asked: ReadonlySet<string> = new Set(),
): OpenQuestions {
  const seen = new Set<string>();
  const gathered = new Map<ScreenSubject, OpenQuestion[]>();
  const nested: OpenQuestion[] = [];
  for (const { type, origins, offered, wanted, evaluation } of documents) {
    const missing = new Set(evaluation.errors.map(({ path }) => ownerOf(path, evaluation.visible)));
    for (const { id, questions } of evaluation.steps) {
      const open = new Set<string>();
      for (const visible of questions) {
        const { path } = visible;
        const isOffered = offered.has(path);
        const isKept = asked.has(path) || (wanted.has(path) && (origins[path] ?? 'given') === 'given');
        const answered = !missing.has(path) && (isOffered || isKept || origins[path] === 'given');
        if (!missing.has(path) && !isOffered && !isKept && !(answered && isAsked(visible))) continue;
        if (mayStillFollow(visible, questions, missing)) continue;
        // An entry of a list is part of its question.
        if (path.includes('/')) continue;
        if (seen.has(path) || sameAddress[path]?.some((source) => seen.has(source))) continue;
        seen.add(path);
        open.add(path);
        const question = { type, path, visible, answered };
        const subject = isOffered ? 'offer' : (subjectOfStep[id] ?? 'offer');
        if (visible.parent && open.has(visible.parent.path)) nested.push(question);
        else gathered.set(subject, [...(gathered.get(subject) ?? []), question]);
      }
    }
  }
  const screens = screenSubjects.flatMap((subject) => {
    const questions = gathered.get(subject);
    return questions ? [{ subject, questions }] : [];
  });
  const all = [...screens.flatMap(({ questions }) => questions), ...nested];
  const left = all.filter(({ answered }) => !answered).length;
  return { screens, nested, count: all.length, left, minutes: Math.ceil((left * pace) / 60) };
}

/** A choice that may follow from words beside it, as the form does from the name, is asked once they are there and say nothing. */
function mayStillFollow(
  { path, parent, question }: VisibleQuestion,
  beside: readonly VisibleQuestion[],
  missing: ReadonlySet<string>,
): boolean {
  if (!missing.has(path) || parent === undefined || question.kind !== 'choice' || !question.derive)
    return false;
  return beside.some((one) => one.path !== path && one.parent?.path === parent.path && missing.has(one.path));
}

/** Known before the first question, and shown as such. */
const known = new Set(['country', 'website_url', 'agreement_for']);

function isAsked({ path, question }: VisibleQuestion): boolean {
  return !known.has(path) && question.level !== 'detail' && question.required !== false;
}

/** The question that an error belongs to: a row's and an own entry's is that of its list. */
function ownerOf(path: string, visible: readonly string[]): string {
  if (visible.includes(path) && !path.includes('/')) return path;
  const [first = path] = path.split('/');
  return first.endsWith('.own') ? first.slice(0, -'.own'.length) : first;
}
