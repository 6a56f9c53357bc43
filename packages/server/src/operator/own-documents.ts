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

type Written = Extract<OwnDocument, { state: 'written' }>;

function write(one: Written): WrittenDocument {
  const texts = languages.map((language) => [language, writeOwnDocument(one, language).text] as const);
  return { type: one.type, ...versionOf(one), texts: new Map(texts) };
}

/** One language of it alone. */
export function writeOwnDocument(
  one: Written,
  language: Language,
): Pick<WrittenDocument, 'number' | 'day'> & { text: Plain } {
  const today = one.version.day;
  const draft = assemble(one.type, one.relevant, { language, today, blanks: false });
  return { ...versionOf(one), text: finish(draft).document };
}

function versionOf({ version, relevant }: Written): Pick<WrittenDocument, 'number' | 'day'> {
  // The operator may have answered another.
  const effective = relevant['effective_date'];
  return { number: version.number, day: typeof effective === 'string' ? effective : version.day };
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
