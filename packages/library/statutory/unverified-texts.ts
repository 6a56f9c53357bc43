/** Which prescribed texts stand in a document, found by their words: a tree keeps words alone. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { blockText } from '@clausewright/engine/document/tree-text';
import type { DraftBlock } from '@clausewright/engine/document/tree';
import { isOfMarket, withdrawalTexts } from './market.ts';
import { pieces } from './pieces.ts';
import { type StatutoryId, statutoryTexts } from './texts.ts';

export interface UnverifiedText {
  id: StatutoryId;
  /** Of the wording; Australia's stands in documents of every language. */
  language: Language;
}

/** Every text has one of these, and prints it wherever it is printed. */
const leads = ['body', 'online', 'form', 'box', 'statement'];

/** Shorter ones may stand anywhere, and French elides at the end of one. */
const shortestPiece = 20;

interface Signature extends UnverifiedText {
  words: readonly string[];
  isVerified: boolean;
}

/** By what a prescribed text is told from others. */
const signatures: readonly Signature[] = Object.entries(statutoryTexts).flatMap(([key, byLanguage]) =>
  Object.entries(byLanguage).map(([code, { official, parts }]): Signature => {
    const [id, language] = [key as StatutoryId, code as Language];
    // Labels alone have none: they are no wording that stands in a document.
    const lead = leads.find((name) => parts[name] !== undefined);
    const found = lead === undefined ? [] : pieces(id, language, lead);
    const words = found.filter(({ length }) => length >= shortestPiece);
    return { id, language, words: words.map(oneLine), isVerified: official !== 'unverified' };
  }),
);
const unverified = signatures.filter(({ isVerified }) => !isVerified);

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/**
 * The texts in a document that nobody compared with the official publication. The law of withdrawal says nearly
 * the same to several markets, so the country of the owner tells which text it is. What was rewritten by hand is
 * the owner's own wording.
 */
export function findUnverifiedTexts(of: Words, country: string | undefined): UnverifiedText[] {
  return foundIn(of, country, unverified);
}

/** All prescribed texts in words of a document, compared or not, found in the same way. */
export function findPrescribedTexts(of: Words, country: string | undefined): UnverifiedText[] {
  return foundIn(of, country, signatures);
}

interface Words {
  language: Language;
  blocks: readonly DraftBlock[];
}

function foundIn(
  { language, blocks }: Words,
  country: string | undefined,
  among: readonly Signature[],
): UnverifiedText[] {
  const own = new Set<StatutoryId>(Object.values(withdrawalTexts(language, country)));
  const isPossible = (text: UnverifiedText): boolean =>
    !isOfMarket(text.id) || (text.language === language && own.has(text.id));
  const possible = among.filter(({ words, ...text }) => words.length > 0 && isPossible(text));
  if (possible.length === 0) return [];
  const text = oneLine(blockText(blocks));
  return possible
    .filter(({ words }) => words.every((piece) => text.includes(piece)))
    .map((found) => ({ id: found.id, language: found.language }));
}

const carrying: readonly AgreementType[] = ['TERMS_CONDITIONS', 'RETURN_REFUND_POLICY', 'EULA'];

/** Whether clauses of the type print any prescribed text. */
export function mayContainPrescribed(type: AgreementType): boolean {
  return carrying.includes(type);
}
