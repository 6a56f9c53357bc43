/** Makes the draft of a document: which clauses stand in it, in which order, with which numbers. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { partsNamingAbsent } from './absent-sections.ts';
import {
  americanDate,
  blocksInAmerican,
  isAmerican,
  nounsInAmerican,
  spelledInAmerican,
  titleCase,
} from './american-english.ts';
import { arrange, type Readers } from './arrange.ts';
import { blanksInBlocks } from './blanks.ts';
import type { Clause, Part } from './clause.ts';
import { createContext } from './context.ts';
import { gap, isDraftLanguage, ofLanguage, sourceLanguage } from './draft-languages.ts';
import { headClause } from './head-clause.ts';
import { withEnglishArticles } from './english-articles.ts';
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
  const written = outline.clauses
    .filter((clause) => clause.when(relevant))
    .map((clause) => write(clause, relevant, local))
    .filter((clause) => clause.price === null || paid === undefined || paid.includes(clause.id))
    .filter(saysSomething);
  const clauses = paid === undefined ? written : withoutDangling(outline, relevant, { written, local });
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

function saysSomething({ blocks: all }: DraftClause): boolean {
  return all.some((block) => block.type !== 'heading');
}

/** What nobody paid for is left out, and with it each sentence of others that leads to it. */
function withoutDangling(
  outline: Outline,
  relevant: object,
  { written, local }: { written: readonly DraftClause[]; local: AssembleOptions },
): DraftClause[] {
  const present = new Set(written.map(({ id }) => id));
  const shortened = written.map((one) => {
    const clause = outline.clauses.find(({ id }) => id === one.id);
    const without = partsNamingAbsent(one, present);
    for (const [part, { sumsUp }] of Object.entries(clause?.parts ?? {}))
      if (sumsUp !== undefined && !present.has(sumsUp)) without.add(part);
    return without.size === 0 || clause === undefined
      ? one
      : draftClause(clause, relevant, { ...local, without });
  });
  const left = shortened.filter(saysSomething);
  // A section that said nothing else goes, and what leads to it in turn.
  return left.length === written.length ? left : withoutDangling(outline, relevant, { written: left, local });
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
    /** Parts that are left out, whatever their condition. */
    without?: ReadonlySet<string>;
    american?: boolean;
  },
): DraftClause {
  const { american = false } = options;
  const parts = Object.entries(clause.parts).map(([id, part]) => {
    const isSpoken = part.languages?.includes(options.language) ?? true;
    const isWanted = options.allParts === true || isPrinted(part, answers);
    return [id, isSpoken && isWanted && options.without?.has(id) !== true] as const;
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
  const tidy = tidyBlocks(clause.text[options.language](context)[blocks], options.language);
  const tidied = options.language === 'en' ? withEnglishArticles(tidy) : tidy;
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
      { type: 'text', value: dateLabel(outline, options.language) },
      { type: 'text', value: date ?? options.today, from: 'effective_date' },
    ],
  };
  const isDated = outline.bare !== true && (outline.dated?.when(answers) ?? true);
  return { id: headClause, version: 1, price: null, blocks: isDated ? [heading, line] : [heading] };
}

function dateLabel({ dated }: Outline, language: Language): string {
  if (dated === undefined) return getLanguageRules(language).effectiveDate ?? gap('Effective date: ');
  return `${ofLanguage(dated.words, language)?.dated ?? gap(dated.words[sourceLanguage].dated)} `;
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
    return readers.american === true ? titleCase(spelledInAmerican(title)) : title;
  };
  const places = arrange(outline, clauses, readers);
  if (outline.bare === true) return places.flatMap((place) => place.clauses);
  return numberReferences(numberSections(places, { readers, titleOf }), readers);
}
