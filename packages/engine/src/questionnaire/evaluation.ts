/** What `evaluate` says about a set of answers; the one judgement of browser and server. */
import type { Answers, AnswerValue, Question } from './definition.ts';

/**
 * Where a question stands: `country`, in a repetition `sites/r1/url`, in an own entry
 * `analytics_vendors.own/r1/name`, in one language `note/de`. Row ids, never positions.
 */
export type Path = string;

export interface EvaluationContext {
  /** ISO date, the default of dates that default to today. */
  today: string;
  /** Step on screen; without it the first one that is not complete. */
  current?: string;
  /** Steps that the person has left by Next Step; without it all before the current one. */
  visited?: readonly string[];
  /** Version of the questionnaire that the person answered last; questions since then count as new. */
  knownVersion?: number;
}

export const answerReasons = [
  'required',
  'wrong-kind',
  'unknown-question',
  'unknown-option',
  'exclusive-option',
  'too-long',
  'too-few',
  'too-many',
  'too-small',
  'too-large',
  'not-an-email',
  'not-an-url',
  'not-a-phone',
  'not-a-date',
  'not-a-country',
  'not-a-state',
  'not-a-language',
  'duplicate-row',
  'too-deep',
  'answers-too-large',
] as const;
/** Stable code; the words stand in the message catalogue. */
export type AnswerReason = (typeof answerReasons)[number];

export interface AnswerError {
  path: Path;
  /** Which sort of rule is broken. */
  rule: 'required' | 'kind' | 'option' | 'bounds' | 'format' | 'unknown';
  reason: AnswerReason;
  /** The bound that was passed, where the reason has one. */
  limit?: number;
}

export interface VisibleQuestion {
  question: Question;
  path: Path;
  /** `4.2`, nested `4.2.1`, in a repetition `4.2.1.3`. */
  number: string;
  /** 0 = stands in the step itself. */
  depth: number;
  /** The question (and its option or repetition) under which this one is shown. */
  parent?: { path: Path; option?: string; row?: string };
  /** What counts: the answer given, else the derived or fixed default. An invalid answer stands here as given. */
  value: AnswerValue | undefined;
  /** `default`: nobody has answered yet; `derived`: computed, adjustments of the person applied. */
  source: 'given' | 'default' | 'derived' | 'none';
  /** What the derivation alone says, and the reason code of each value. */
  derived?: { value: readonly string[]; reasons: Readonly<Record<string, string>> };
  /** Ids of the options that may be chosen now. */
  options?: readonly string[];
  /** Bounds of a number as they are now. */
  range?: { min: number; max: number };
  /** Languages in which the text is wanted. */
  languages?: readonly string[];
  /** Own entries are errors at `<path>.own/<row>/<field>` and not among these. */
  error?: AnswerError;
  isNew: boolean;
}

export type StepStatus = 'current' | 'visited' | 'invalid' | 'active';
export interface VisibleStep {
  id: string;
  /** Position among the visible steps, from 1. */
  number: number;
  /** `invalid` = left with an error; `active` = not yet reached. */
  status: StepStatus;
  /** Nothing in it is invalid. */
  complete: boolean;
  /** In display order, nested questions and repetitions after their parent. */
  questions: readonly VisibleQuestion[];
}

export interface Evaluation {
  /** Only steps that have a visible question and are asked in the wizard. */
  steps: readonly VisibleStep[];
  /** Questions that are asked on the review page instead. */
  onReview: readonly VisibleQuestion[];
  visible: readonly Path[];
  errors: readonly AnswerError[];
  /** Hidden and invalid answers left out, defaults and derivations as plain values, in the order of the definition. */
  relevant: Answers;
  /** Visible required questions answered, 0 to 1. */
  progress: number;
  valid: boolean;
  /** Price codes that the answers themselves cause. */
  priced: readonly { path: Path; code: string }[];
  /** Visible questions that came after `knownVersion`; empty without it. */
  newSince: readonly Path[];
}
