/** The operator's own documents, answered by what the product does and who runs it (decision 029). */
import { hasAny } from '@clausewright/engine/law/answer-reading';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { cookiesPolicy } from '../types/cookies-policy/questionnaire.ts';
import { disclaimer } from '../types/disclaimer/questionnaire.ts';
import { imprint } from '../types/imprint/questionnaire.ts';
import { privacyPolicy } from '../types/privacy-policy/questionnaire.ts';
import { cleanAnswers } from '@clausewright/engine/questionnaire/clean-answers';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import type { AnswerError } from '@clausewright/engine/questionnaire/evaluation';
import { idsIn } from '@clausewright/engine/questionnaire/nested';
import { returnRefundPolicy } from '../types/return-refund-policy/questionnaire.ts';
import { termsConditions } from '../types/terms-conditions/questionnaire.ts';
import { cookiesAnswers } from './cookies-answers.ts';
import { disclaimerAnswers } from './disclaimer-answers.ts';
import { type OperatorFacts, type OwnDocumentType, ownDocumentTypes } from './facts.ts';
import {
  imprintAnswers,
  imprintDetails,
  inWordsOfImprint,
  inWordsOfTerms,
  needsImprint,
} from './imprint-answers.ts';
import { privacyAnswers } from './privacy-answers.ts';
import { refundAnswers } from './refund-answers.ts';
import type { Identified } from './shared-answers.ts';
import { termsAnswers } from './terms-answers.ts';

interface Source {
  questionnaire: Questionnaire;
  answers: (facts: Identified) => Answers;
  /** Raised, with the day, when what the product does changes and with it the answers. */
  version: { number: number; day: string };
  /** Questions that the wizard leaves open and this document may not. */
  needs?: (relevant: Answers) => readonly string[];
  /** Questions that may stay open, since not everybody has what they ask for. */
  details?: (facts: Identified) => readonly string[];
  /** Where the type asks about dispute bodies with options of its own: an answer that is meant for all of them, in its words. */
  disputes?: (answer: unknown, country: string) => unknown;
}

const sources: Readonly<Record<OwnDocumentType, Source>> = {
  PRIVACY_POLICY: {
    questionnaire: privacyPolicy,
    answers: privacyAnswers,
    version: { number: 2, day: '2026-11-22' },
  },
  COOKIES_POLICY: {
    questionnaire: cookiesPolicy,
    answers: cookiesAnswers,
    version: { number: 1, day: '2026-11-22' },
  },
  TERMS_CONDITIONS: {
    questionnaire: termsConditions,
    answers: termsAnswers,
    // They refer to the return policy, which is not there without it.
    needs: needsWithdrawalAddress,
    disputes: inWordsOfTerms,
    version: { number: 1, day: '2026-11-22' },
  },
  RETURN_REFUND_POLICY: {
    questionnaire: returnRefundPolicy,
    answers: refundAnswers,
    needs: needsWithdrawalAddress,
    version: { number: 1, day: '2026-11-22' },
  },
  DISCLAIMER: {
    questionnaire: disclaimer,
    answers: disclaimerAnswers,
    version: { number: 1, day: '2026-11-22' },
  },
  IMPRINT: {
    questionnaire: imprint,
    answers: imprintAnswers,
    details: imprintDetails,
    disputes: inWordsOfImprint,
    version: { number: 1, day: '2026-12-01' },
  },
};

/** Without it the texts would say that the website has a button, which it has only where it is set up. */
function needsWithdrawalAddress(relevant: Answers): readonly string[] {
  return hasAny(relevant, 'laws', 'eu_consumer') ? ['withdrawal_url'] : [];
}

export type OwnDocument = { type: OwnDocumentType } &
  /** `blank`: ids of questions to which the operator has said nothing, so that the document says nothing of them. */
  (
    | { state: 'written'; relevant: Answers; version: Source['version']; blank: readonly string[] }
    /** The operator links one of his own. */
    | { state: 'elsewhere' }
    /** `missing`: variables of the environment, and ids of questions for OPERATOR_ANSWERS. */
    | { state: 'unknown'; missing: readonly string[] }
    /** What the operator answered is no answer. */
    | { state: 'refused'; faults: readonly AnswerError[] }
  );

/**
 * Whether each document can be written, and from which answers. None is written that would leave something open. The
 * imprint is among them where the law of the operator's country knows one.
 */
export function ownDocuments(facts: OperatorFacts): readonly OwnDocument[] {
  const missing = unidentified(facts);
  const types = ownDocumentTypes.filter((type) => type !== 'IMPRINT' || needsImprint(facts));
  return types.map((type): OwnDocument => {
    if (facts.links[type] !== undefined) return { type, state: 'elsewhere' };
    return isIdentified(facts) ? written(type, facts) : { type, state: 'unknown', missing };
  });
}

function written(type: OwnDocumentType, facts: Identified): OwnDocument {
  const { questionnaire, answers, version, needs, details } = sources[type];
  const today = version.day;
  const { eu_adr: said, ...others } = facts.answers;
  const own = { ...answers(facts), effective_date: today, ...others, ...disputesIn(type, facts, said) };
  const cleaned = cleanAnswers(questionnaire, asked(questionnaire, own), { today });
  if (!cleaned.ok) return { type, state: 'refused', faults: cleaned.errors };
  const { relevant, errors: all, visible } = evaluate(questionnaire, cleaned.answers, { today });
  const given = { ...facts.answers, ...relevant };
  const open = (needs?.(relevant) ?? []).filter((id) => given[id] === undefined);
  const optional = details?.(facts) ?? [];
  const errors = all.filter(({ reason, path }) => reason !== 'required' || !optional.includes(path));
  if (errors.length === 0 && open.length === 0) {
    const blank = optional.filter((id) => visible.includes(id) && given[id] === undefined);
    return { type, state: 'written', relevant, version, blank };
  }
  const faults = errors.filter(({ reason }) => reason !== 'required');
  if (faults.length > 0) return { type, state: 'refused', faults };
  return { type, state: 'unknown', missing: [...open, ...errors.map(({ path }) => path)] };
}

/** An empty answer says no more than none. */
function disputesIn(
  type: OwnDocumentType,
  { country }: Identified,
  said: unknown,
): Readonly<Record<string, unknown>> {
  if (said === undefined || said === '') return {};
  return { eu_adr: sources[type].disputes?.(said, country) ?? said };
}

/** A document takes of all answers those that it asks for. */
function asked(questionnaire: Questionnaire, answers: Readonly<Record<string, unknown>>) {
  const known = idsOf(questionnaire);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => known.has(id)));
}

function idsOf({ steps }: Questionnaire): ReadonlySet<string> {
  return idsIn(steps.flatMap(({ questions }) => questions));
}

/** What is wrong with the answers of the operator, as `<question>: <reason>`. */
export function answerFaults(facts: OperatorFacts): readonly string[] {
  const known = new Set(ownDocumentTypes.flatMap((type) => [...idsOf(sources[type].questionnaire)]));
  // Sections of ours that the document needs stand there.
  known.delete('custom_sections');
  const unknown = Object.keys(facts.answers).filter((id) => !known.has(id));
  const wrong = ownDocuments(facts).flatMap((one) => (one.state === 'refused' ? one.faults : []));
  return [
    ...new Set([
      ...unknown.map((id) => `${id.slice(0, 60)}: unknown-question`),
      ...wrong.map(({ path, reason }) => `${path}: ${reason}`),
    ]),
  ];
}

const identity = {
  OPERATOR_LEGAL_NAME: 'legalName',
  OPERATOR_ADDRESS: 'address',
  OPERATOR_EMAIL: 'email',
  OPERATOR_COUNTRY: 'country',
} as const satisfies Record<string, keyof OperatorFacts>;

function unidentified(facts: OperatorFacts): string[] {
  return Object.entries(identity)
    .filter(([, fact]) => facts[fact] === undefined)
    .map(([name]) => name);
}

function isIdentified(facts: OperatorFacts): facts is Identified {
  return unidentified(facts).length === 0;
}
