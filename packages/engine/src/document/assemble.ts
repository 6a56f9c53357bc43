/** Makes the draft of a document: which clauses stand in it, in which order, with which numbers. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import {
  americanDate,
  blocksInAmerican,
  isAmerican,
  nounsInAmerican,
  spelledInAmerican,
} from './american-english.ts';
import { arrange, type Readers } from './arrange.ts';
import { blanksInBlocks } from './blanks.ts';
import type { Clause, Part } from './clause.ts';
import { createContext } from './context.ts';
import { gap, isDraftLanguage, ofLanguage, sourceLanguage } from './draft-languages.ts';
import { headClause } from './head-clause.ts';
import { getLanguageRules } from './language-rules.ts';
import { numberReferences } from './number-references.ts';
import { numberSections } from './number-sections.ts';
import type { Outline } from './outline.ts';
import { mayPromise } from './promises.ts';
import { blocks } from './slots.ts';
import { tidyBlocks } from './tidy.ts';
import type { Draft, DraftBlock, DraftClause } from './tree.ts';
import { dateText } from './words.ts';

export interface AssembleOptions {
  language: Language;
  /** `YYYY-MM-DD` where the document stands. */
  today: string;
  /** True for previews: facts not given are shown as blanks. False throws on one. */
  blanks: boolean;
  included?: Included;
  /** Whether words of ours are spelled as in the United States. */
  american?: boolean;
}
/** What was paid or chosen; without it everything that the answers ask for stands in the document. */
export interface Included {
  /** Ids of the paid clauses that may stand in the document; free ones always do. */
  clauses?: readonly string[];
  /** The laws among the answered ones that are covered. */
  laws?: readonly string[];
}

/** `answers` are the relevant ones of an evaluation; `write` makes the draft of a clause. */
export function assembleOutline(
  outline: Outline,
  answers: object,
  options: AssembleOptions,
  write: typeof draftClause = draftClause,
): Draft {
  const relevant = withLaws(answers, options.included?.laws);
  const country = textAnswer(relevant, 'country');
  const american = outline.american === true && isAmerican(options.language, country);
  const britishTitle = titleOf(outline, relevant, options.language);
  const title = american ? spelledInAmerican(britishTitle) : britishTitle;
  const local = { ...options, american };
  const paid = options.included?.clauses;
  const clauses = outline.clauses
    .filter((clause) => clause.when(relevant))
    .map((clause) => write(clause, relevant, local))
    .filter((clause) => clause.price === null || paid === undefined || paid.includes(clause.id))
    .filter((clause) => clause.blocks.some((block) => block.type !== 'heading'));
  const draft: Draft = {
    type: outline.type,
    language: options.language,
    title,
    clauses: [
      headOf(outline, relevant, title, local),
      ...inOrder(outline, clauses, {
        language: options.language,
        country,
        isContract: contracts.includes(outline.type),
        american,
      }),
    ],
  };
  const missing = options.blanks ? [] : blanksInBlocks(draft.clauses.flatMap(({ blocks: all }) => all));
  if (missing.length > 0) throw new Error(`The document lacks answers to ${missing.join(', ')}`);
  return draft;
}

export function draftClause(
  clause: Clause,
  answers: object,
  options: {
    language: Language;
    today: string;
    seen?: (id: string) => void;
    /** Prints every part, whatever its condition: for tests that read all wording. */
    allParts?: boolean;
    american?: boolean;
  },
): DraftClause {
  const { american = false } = options;
  const parts = Object.entries(clause.parts).map(([id, part]) => {
    const isSpoken = part.languages?.includes(options.language) ?? true;
    return [id, isSpoken && (options.allParts === true || isPrinted(part, answers))] as const;
  });
  const context = createContext<object, Language, never, unknown>({
    language: options.language,
    today: options.today,
    answers,
    words: american ? nounsInAmerican(clause.words(options.language)) : clause.words(options.language),
    american,
    parts: Object.fromEntries(parts),
    sectionTitle: (id) => clause.sectionTitle(options.language, id),
    ...(options.seen && { seen: options.seen }),
  });
  const tidied = tidyBlocks(clause.text[options.language](context)[blocks], options.language);
  return {
    id: clause.id,
    version: clause.version,
    price: clause.price(answers),
    blocks: american ? blocksInAmerican(tidied) : tidied,
  };
}

function isPrinted({ when, promise, meets }: Part, answers: object): boolean {
  if (promise !== undefined && !mayPromise(answers, promise, meets.length > 0)) return false;
  return when?.(answers) ?? true;
}

function withLaws(answers: object, covered: readonly string[] | undefined): object {
  const laws: unknown = Object.hasOwn(answers, 'laws') ? Reflect.get(answers, 'laws') : undefined;
  if (covered === undefined || !Array.isArray(laws)) return answers;
  return { ...answers, laws: laws.filter((law) => covered.includes(String(law))) };
}

function titleOf(outline: Outline, answers: object, language: Language): string {
  const { names, question, usual } = outline.title;
  const chosen = textAnswer(answers, question) ?? usual;
  const titleIn = (one: Language): string | undefined => {
    const own = ofLanguage(names, one);
    return own?.[chosen] ?? own?.[usual];
  };
  const title = titleIn(language);
  if (title === undefined && isDraftLanguage(language)) return gap(titleIn(sourceLanguage) ?? outline.type);
  if (title === undefined) throw new Error(`${outline.type} has no title in ${language}`);
  return title;
}

function headOf(outline: Outline, answers: object, title: string, options: AssembleOptions): DraftClause {
  const given = textAnswer(answers, 'effective_date');
  const day = given ?? options.today;
  const date = options.american === true ? americanDate(day) : dateText(options.language, day);
  const heading: DraftBlock = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: title, from: outline.title.question }],
  };
  const line: DraftBlock = {
    type: 'paragraph',
    children: [
      { type: 'text', value: getLanguageRules(options.language).effectiveDate ?? gap('Effective date: ') },
      { type: 'text', value: date ?? options.today, from: 'effective_date' },
    ],
  };
  return { id: headClause, version: 1, price: null, blocks: [heading, line] };
}

function textAnswer(answers: object, question: string): string | undefined {
  const value: unknown = Object.hasOwn(answers, question) ? Reflect.get(answers, question) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const contracts: readonly AgreementType[] = ['TERMS_CONDITIONS', 'EULA'];

/** The clauses as these readers expect them, with their numbers. */
function inOrder(outline: Outline, clauses: readonly DraftClause[], readers: Readers): DraftClause[] {
  const titleOf = (section: string): string => {
    const titles = outline.sectionTitles && ofLanguage(outline.sectionTitles, readers.language);
    const title = titles?.[section];
    if (title === undefined) throw new Error(`${outline.type} has no section ${section}`);
    return readers.american === true ? spelledInAmerican(title) : title;
  };
  const places = arrange(outline, clauses, readers);
  return numberReferences(numberSections(places, { readers, titleOf }), readers);
}
