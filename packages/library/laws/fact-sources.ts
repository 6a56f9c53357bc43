/** Where each fact of the catalogue comes from, or why nobody is asked for it. Server only. */
import { type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import { factRules } from './facts.ts';
import { impliedFacts } from './implications.ts';
import { lawFiles } from './law-files.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import { goodPractice, requirements } from './requirements.ts';

/**
 * other-agreement: only duties of other documents need it; its questions come with their wizard.
 * conduct: true only at a moment after the document was made.  document: read from the document itself.
 * other-law: only a law without clauses needs it; asked together with them.
 * beyond: true of businesses that need more than a wizard: nobody is asked, and no text says the contrary.
 */
type Reason = 'other-agreement' | 'conduct' | 'other-law' | 'beyond';
export type FactSource =
  | { kind: 'questions'; questions: readonly string[] }
  | { kind: 'implied' }
  | { kind: 'document'; clause: string }
  | { kind: 'not-asked'; reason: Reason };

/** Facts that a clause of the document makes true. */
export const documentFacts: Readonly<Partial<Record<FactKey, string>>> = {
  'has:layered-notice': 'pp.summary',
};

export const notAsked: Readonly<Partial<Record<FactKey, Exclude<Reason, 'other-agreement'>>>> = {
  'basis:recognised-legitimate-interest': 'beyond',
  'data:deidentified': 'beyond',
  'data:large-scale-high-risk': 'beyond',
  'data:new-purpose': 'conduct',
  'biz:ancillary': 'conduct',
  // Contracts of few: a certificate under the Framework, an extension of a browser, data of Google accounts read by
  // restricted scopes, which signing in with Google does not need.
  'has:dpf': 'beyond',
  'biz:browser-extension': 'beyond',
  'tool:google-oauth': 'beyond',
  'biz:cfd': 'other-law',
  'biz:investment-adviser': 'other-law',
  'est:manufacturer': 'other-law',
  'tech:us-origin': 'other-law',
  // Trades and techniques so rare that no wizard asks for them; their duties are listed, and no text claims to meet them.
  'biz:dating': 'beyond',
  'has:oss': 'beyond',
  'tech:content-recognition': 'beyond',
  'tech:facial-recognition': 'beyond',
};

const documentsByFact = new Map<FactKey, Set<AgreementType>>();
for (const requirement of [...requirements, ...goodPractice]) {
  for (const key of requirement.facts.flat()) {
    documentsByFact.set(key, (documentsByFact.get(key) ?? new Set()).add(requirement.document));
  }
}

// A law that a type covers may hang on a fact that none of its duties names, such as the size that its own state asks for.
for (const { documents } of lawFiles.flatMap(({ laws }) => Object.values(laws))) {
  for (const [type, { and = [], any = [] }] of Object.entries(documents)) {
    for (const key of [...and, ...any] as FactKey[]) {
      documentsByFact.set(key, (documentsByFact.get(key) ?? new Set()).add(type as AgreementType));
    }
  }
}

/** Every fact key that the catalogue uses. */
export const catalogueFacts: readonly FactKey[] = [...documentsByFact.keys()].sort();

/** The documents whose duties depend on a fact. */
export function getDependentDocuments(fact: FactKey): ReadonlySet<AgreementType> {
  return documentsByFact.get(fact) ?? new Set();
}

/** Documents whose questions exist; a fact that only others need may wait for them. */
export const documentsWithQuestions: readonly AgreementType[] = agreementTypes.filter(
  (type) => type !== 'TEST',
);

/** Undefined for a fact that has neither a source nor a reason, which a test forbids. */
export function getFactSource(fact: FactKey): FactSource | undefined {
  const rule = factRules.get(fact);
  if (rule !== undefined) return { kind: 'questions', questions: rule.from };
  const clause = documentFacts[fact];
  if (clause !== undefined) return { kind: 'document', clause };
  if (impliedFacts.has(fact)) return { kind: 'implied' };
  const reason = notAsked[fact];
  if (reason !== undefined) return { kind: 'not-asked', reason };
  const waiting = !documentsWithQuestions.some((document) => getDependentDocuments(fact).has(document));
  return waiting ? { kind: 'not-asked', reason: 'other-agreement' } : undefined;
}
