/** The operator's own documents, written by our own engine from the configuration (decision 029). */
import { assemble, finish } from '@clausewright/library/clauses';
import {
  ownDocuments,
  type OwnDocument,
  type OwnDocumentType,
  ownDocumentTypes,
} from '@clausewright/library/operator';
import type { Plain } from '@clausewright/engine/document/tree';
import { type AgreementType, type Language, languages } from '@clausewright/contract';
import { operatorFacts } from '../platform/config/config-operator.ts';
import type { Config } from '../platform/config/config.ts';
import { carriedWording } from '../documents/prescribed-wording/carried-wording.ts';
import type { Wording } from '../documents/prescribed-wording/prescribed-texts.ts';

export type OwnDocumentsConfig = Parameters<typeof operatorFacts>[0] & Pick<Config, 'mode'>;

export interface WrittenDocument<Type extends AgreementType = OwnDocumentType> {
  type: Type;
  number: number;
  /** ISO date from which it applies. */
  day: string;
  texts: ReadonlyMap<Language, WrittenText>;
}

export interface WrittenText {
  text: Plain;
  /** Prescribed wording in it that came without a comparison. */
  carried: readonly Wording[];
}

/** Those of the types that can be written; every language of each. */
export function writeOwnDocuments(
  config: OwnDocumentsConfig,
  types: readonly OwnDocumentType[] = ownDocumentTypes,
): WrittenDocument[] {
  return ownDocuments(operatorFacts(config))
    .filter(({ type }) => types.includes(type))
    .flatMap((one) => (one.state === 'written' ? [writeOwnDocument(one)] : []));
}

/** What a document is written from. */
interface Written<Type extends AgreementType> extends Pick<
  Extract<OwnDocument, { state: 'written' }>,
  'relevant' | 'version'
> {
  type: Type;
}

export function writeOwnDocument<Type extends AgreementType>(one: Written<Type>): WrittenDocument<Type> {
  const texts = languages.map((language) => [language, writeText(one, language)] as const);
  return { type: one.type, ...versionOf(one), texts: new Map(texts) };
}

function writeText({ type, relevant, version }: Written<AgreementType>, language: Language): WrittenText {
  const draft = assemble(type, relevant, { language, today: version.day, blanks: false });
  const { document: text } = finish(draft);
  return { text, carried: carriedWording([{ language, blocks: text.children }], relevant) };
}

function versionOf({ version, relevant }: Written<AgreementType>): Pick<WrittenDocument, 'number' | 'day'> {
  // The operator may have answered another.
  const effective = relevant['effective_date'];
  return { number: version.number, day: typeof effective === 'string' ? effective : version.day };
}

/** What the operator has to say before the others can be written, and what those say nothing of: one line for each cause. */
export function openDocuments(config: Config): string[] {
  const open = new Map<string, OwnDocumentType[]>();
  const blanks: string[] = [];
  for (const one of ownDocuments(operatorFacts(config))) {
    if (one.state === 'written' && one.blank.length > 0) {
      const said = `no ${one.blank.join(', ')} in the ${nameOf(one.type)} of its own`;
      blanks.push(`${said}: OPERATOR_ANSWERS takes them, empty where there is none (${documented})`);
    }
    if (one.state !== 'unknown') continue;
    const missing = one.missing.join(', ');
    open.set(missing, [...(open.get(missing) ?? []), one.type]);
  }
  const unwritten = [...open].map(([missing, types]) => {
    const where = missing.startsWith('OPERATOR_') ? '' : ' in OPERATOR_ANSWERS';
    return `no ${types.map(nameOf).join(', ')} of its own: ${missing}${where} missing (${documented})`;
  });
  return [...unwritten, ...blanks];
}

const documented = 'docs/configuration.md';

function nameOf(type: OwnDocumentType): string {
  return type.toLowerCase().replaceAll('_', ' ');
}
