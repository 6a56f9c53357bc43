/** All that the wizard remembers and how it changes; the steps and errors follow from it by `evaluate`. */
import type { Answers, AnswerValue, Path, VisibleQuestion } from '@clausewright/library/questionnaires';
import type { Draft, DraftRequest } from '../draft.ts';
import { confirmed, type Origins, withoutOrigin } from '../draft-origins.ts';
import { isWithin, rowsAt, withAnswer } from './paths.ts';

export interface WizardState extends Draft {
  /** The draft was read; before that the page is as it was prerendered. */
  ready: boolean;
  /** The draft is one from before. */
  restored: boolean;
  /** Of an earlier visit: whether it goes on has to be said first. */
  since?: number;
  /** Paths left by the focus: their format errors may show. */
  touched: readonly Path[];
  /** Steps on which Next Step or Generate was pressed. */
  checked: readonly string[];
  /** The questions that were asked then: all of their errors may show. One that appears later waits for the next attempt. */
  judged: readonly Path[];
  /** What the server said about an answer; gone when the answer changes. */
  refusals: Readonly<Record<Path, string>>;
}

interface Attempted {
  id: string;
  /** Left out by a wizard that shows errors by their step alone. */
  questions?: readonly Pick<VisibleQuestion, 'path'>[];
}

export type WizardAction =
  | { type: 'answer'; path: Path; value: AnswerValue | undefined }
  /** `upTo`: not beyond so many rows, however often it is asked. */
  | { type: 'add-row'; path: Path; id: string; upTo?: number }
  | { type: 'remove-row'; path: Path; id: string }
  /** Answers that stand for the person's own until they change them: taken from a scan, usual, or carried along. */
  | { type: 'take'; answers: Answers; origins: Origins }
  /** What was filled in is right. */
  | { type: 'confirm'; questions: readonly string[] }
  | { type: 'touch'; path: Path }
  | { type: 'enter'; step: string }
  | { type: 'check'; steps: readonly Attempted[] }
  | { type: 'leave'; step: Attempted }
  | { type: 'open'; draft: Draft; restored: boolean; since?: number }
  | { type: 'request'; request: DraftRequest | null }
  | { type: 'refused'; refusals: Readonly<Record<Path, string>> }
  /** What an update decides beside the answers; undefined takes a decision back. */
  | { type: 'choose'; choices: Readonly<Record<string, string | undefined>> };

export function closedState(draft: Draft): WizardState {
  return { ...draft, ready: false, restored: false, touched: [], checked: [], judged: [], refusals: {} };
}

function including<T>(list: readonly T[], ...more: readonly T[]): readonly T[] {
  const fresh = more.filter((one) => !list.includes(one));
  return fresh.length > 0 ? [...list, ...fresh] : list;
}

/** Another answer is another request: the old one stays what it was. */
function answered(state: WizardState, answers: Answers, path: Path): WizardState {
  const kept = Object.entries(state.refusals).filter(
    ([refused]) => !isWithin(refused, path) && !isWithin(path, refused),
  );
  const { request: _, ...rest } = state;
  return {
    ...rest,
    answers,
    refusals: Object.fromEntries(kept),
    ...(state.origins && { origins: withoutOrigin(state.origins, path) }),
  };
}

function taken(
  state: WizardState,
  { answers, origins }: { answers: Answers; origins: Origins },
): WizardState {
  const { request: _, ...rest } = state;
  const kept = Object.entries(state.refusals).filter(
    ([refused]) => !Object.keys(origins).some((question) => isWithin(refused, question)),
  );
  return {
    ...rest,
    answers,
    refusals: Object.fromEntries(kept),
    // What was taken back has no answer any more.
    origins: Object.fromEntries(
      Object.entries({ ...state.origins, ...origins }).filter(([question]) =>
        Object.hasOwn(answers, question),
      ),
    ),
  };
}

function attempted(
  { checked, judged }: WizardState,
  steps: readonly Attempted[],
): Pick<WizardState, 'checked' | 'judged'> {
  return {
    checked: including(checked, ...steps.map(({ id }) => id)),
    judged: including(judged, ...steps.flatMap(({ questions = [] }) => questions.map(({ path }) => path))),
  };
}

export function reduceWizard(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'answer':
      return answered(state, withAnswer(state.answers, action.path, action.value), action.path);
    case 'add-row': {
      const before = rowsAt(state.answers, action.path);
      if (action.upTo !== undefined && before.length >= action.upTo) return state;
      const rows = [...before, { _id: action.id }];
      return answered(state, withAnswer(state.answers, action.path, rows), action.path);
    }
    case 'remove-row': {
      const rows = rowsAt(state.answers, action.path).filter((row) => row._id !== action.id);
      const value = rows.length > 0 ? rows : undefined;
      return answered(state, withAnswer(state.answers, action.path, value), action.path);
    }
    case 'take':
      return taken(state, action);
    case 'confirm':
      return { ...state, origins: confirmed(state.origins, action.questions) };
    case 'touch':
      return { ...state, touched: including(state.touched, action.path) };
    case 'enter':
      return { ...state, current: action.step, reached: including(state.reached, action.step) };
    case 'check':
      return { ...state, ...attempted(state, action.steps) };
    case 'leave':
      return {
        ...state,
        visited: including(state.visited, action.step.id),
        ...attempted(state, [action.step]),
      };
    case 'open':
      return {
        ...closedState(action.draft),
        ready: true,
        restored: action.restored,
        ...(action.since !== undefined && { since: action.since }),
      };
    case 'request': {
      const { request: _, ...rest } = state;
      return action.request ? { ...rest, request: action.request } : rest;
    }
    case 'refused':
      return { ...state, refusals: action.refusals };
    case 'choose': {
      const choices = Object.entries({ ...state.choices, ...action.choices });
      const made = choices.filter((pair): pair is [string, string] => pair[1] !== undefined);
      return { ...state, choices: Object.fromEntries(made) };
    }
  }
}
