/** What buyers agree to: attached to their letter where we wrote it, linked where the operator has it elsewhere. */
import { createHash } from 'node:crypto';
import { ownDocuments } from '@clausewright/agreements/operator';
import type { Plain } from '@clausewright/agreements/tree';
import type { Language } from '@clausewright/contract';
import { operatorFacts } from '../config-operator.ts';
import { type OwnDocumentsConfig, writeOwnDocument } from './own-documents.ts';

/** Terms, and the policy on refunds with the instructions on withdrawal. */
export const termsTypes = ['TERMS_CONDITIONS', 'RETURN_REFUND_POLICY'] as const;
export type TermsType = (typeof termsTypes)[number];

export interface TermsDocument {
  /** Of everything else. */
  hash: string;
  type: TermsType;
  number: number;
  /** ISO date from which it applies. */
  day: string;
  language: Language;
  tree: Plain;
}

export interface TermsInForce {
  own: readonly TermsDocument[];
  elsewhere: readonly { type: TermsType; url: string }[];
}

/** In a language, as they are in force; each is written when it is first asked for. */
export type SoldTerms = (language: Language) => TermsInForce;

export function soldTerms(config: OwnDocumentsConfig): SoldTerms {
  const written = new Map<Language, TermsInForce>();
  return (language) => {
    const known = written.get(language);
    if (known !== undefined) return known;
    const terms = inForce(config, language);
    written.set(language, terms);
    return terms;
  };
}

function inForce(config: OwnDocumentsConfig, language: Language): TermsInForce {
  const facts = operatorFacts(config);
  const documents = ownDocuments(facts);
  const elsewhere = termsTypes.flatMap((type) => {
    const url = facts.links[type];
    return url === undefined ? [] : [{ type, url }];
  });
  const own = termsTypes.flatMap((type) => {
    const found = documents.find((one) => one.type === type);
    if (found?.state !== 'written') return [];
    const { number, day, text: tree } = writeOwnDocument(found, language);
    const hash = createHash('sha256').update(JSON.stringify([type, number, day, language, tree]));
    return [{ hash: hash.digest('base64url'), type, number, day, language, tree }];
  });
  return { own, elsewhere };
}
