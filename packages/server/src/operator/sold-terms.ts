/** What buyers agree to: attached to their letter where we wrote it, linked where the operator has it elsewhere. */
import { createHash } from 'node:crypto';
import { type OperatorFacts, ownDocuments } from '@clausewright/library/operator';
import type { Plain } from '@clausewright/engine/document/tree';
import type { Language } from '@clausewright/contract';
import { operatorFacts } from '../platform/config/config-operator.ts';
import type { Database } from '../platform/database/schema.ts';
import { type OwnDocumentsConfig, type WrittenDocument, writeOwnDocument } from './own-documents.ts';
import { languageFor, shownLanguages } from './shown-languages.ts';

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

/** In a language as they are in force, or in another while that one may not be shown (`shown-languages.ts`). */
export type SoldTerms = (db: Database, language: Language) => Promise<TermsInForce>;

export function soldTerms(config: OwnDocumentsConfig): SoldTerms {
  const facts = operatorFacts(config);
  const elsewhere = termsTypes.flatMap((type) => {
    const url = facts.links[type];
    return url === undefined ? [] : [{ type, url }];
  });
  // When it is first asked for: many processes sell nothing.
  let written: readonly WrittenTerms[] | undefined;
  return async (db, wanted) => {
    written ??= writeTerms(facts);
    const own: TermsDocument[] = [];
    for (const { document, terms } of written) {
      const { languages } = await shownLanguages({ db, mode: config.mode }, document);
      const found = terms.get(languageFor(wanted, languages));
      if (found !== undefined) own.push(found);
    }
    return { own, elsewhere };
  };
}

interface WrittenTerms {
  document: WrittenDocument;
  terms: ReadonlyMap<Language, TermsDocument>;
}

function writeTerms(facts: OperatorFacts): WrittenTerms[] {
  const documents = ownDocuments(facts);
  return termsTypes.flatMap((type) => {
    const found = documents.find((one) => one.type === type);
    return found?.state === 'written' ? [inLanguages(type, writeOwnDocument(found))] : [];
  });
}

function inLanguages(type: TermsType, document: WrittenDocument): WrittenTerms {
  const { number, day, texts } = document;
  const terms = [...texts].map(([language, { text: tree }]): [Language, TermsDocument] => {
    const hash = createHash('sha256').update(JSON.stringify([type, number, day, language, tree]));
    return [language, { hash: hash.digest('base64url'), type, number, day, language, tree }];
  });
  return { document, terms: new Map(terms) };
}
