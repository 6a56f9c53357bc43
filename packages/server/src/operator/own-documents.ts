/** The operator's own documents, written by our own engine from the configuration (decision 029). */
import { assemble, finish } from '@clausewright/agreements/clauses';
import { ownDocuments, type OwnDocument, type OwnDocumentType } from '@clausewright/agreements/operator';
import type { Plain } from '@clausewright/agreements/tree';
import { type Language, languages } from '@clausewright/contract';
import { operatorFacts } from '../config-operator.ts';
import type { Config } from '../config.ts';

export type OwnDocumentsConfig = Parameters<typeof operatorFacts>[0];

export interface WrittenDocument {
  type: OwnDocumentType;
  number: number;
  /** ISO date from which it applies. */
  day: string;
  texts: ReadonlyMap<Language, Plain>;
}

/** Those that can be written; every language of each. */
export function writeOwnDocuments(config: OwnDocumentsConfig): WrittenDocument[] {
  return ownDocuments(operatorFacts(config)).flatMap((one) => (one.state === 'written' ? [write(one)] : []));
}

function write({ type, relevant, version }: Extract<OwnDocument, { state: 'written' }>): WrittenDocument {
  const { number, day } = version;
  const texts = languages.map(
    (language) =>
      [language, finish(assemble(type, relevant, { language, today: day, blanks: false })).document] as const,
  );
  // The operator may have answered another.
  const effective = relevant['effective_date'];
  return { type, number, day: typeof effective === 'string' ? effective : day, texts: new Map(texts) };
}

/** What the operator has to say before the others can be written: one line for each cause. */
export function openDocuments(config: Config): string[] {
  const open = new Map<string, OwnDocumentType[]>();
  for (const one of ownDocuments(operatorFacts(config))) {
    if (one.state !== 'unknown') continue;
    const missing = one.missing.join(', ');
    open.set(missing, [...(open.get(missing) ?? []), one.type]);
  }
  return [...open].map(([missing, types]) => {
    const names = types.map((type) => type.toLowerCase().replaceAll('_', ' ')).join(', ');
    const where = missing.startsWith('OPERATOR_') ? '' : ' in OPERATOR_ANSWERS';
    return `no ${names} of its own: ${missing}${where} missing (README)`;
  });
}
