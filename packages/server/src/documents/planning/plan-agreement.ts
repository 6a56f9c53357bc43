/** What an agreement will consist of and cost: the one place where answers become documents. */
import { createHash } from 'node:crypto';
import {
  assemble,
  bannerFor,
  type Chosen,
  computeCoverage,
  finish,
  owedClauses,
  type Price,
  pricedClauses,
  priceLines,
  questionnaires,
  type SiteBanner,
  withBanner,
  withoutPaid,
} from '@clausewright/library/clauses';
import {
  type Answers,
  type Evaluation,
  evaluate,
  furtherLaws,
  homeLaws,
  type Questionnaire,
  soldAs,
} from '@clausewright/library/questionnaires';
import type { Draft } from '@clausewright/engine/document/tree';
import { type AgreementType, isLanguage, type Language } from '@clausewright/contract';
import type { Mode } from '../../platform/config/config.ts';
import { carriedWording } from '../prescribed-wording/carried-wording.ts';
import type { Wording } from '../prescribed-wording/prescribed-texts.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { PriceFacts } from './price-facts.ts';
import type { Scope, Version, VersionDocument } from '../records/version-store.ts';

export interface PlanInput extends PriceFacts {
  /** Answers as the person gave them: derived ones as adjustments, hidden ones do no harm. */
  answers: Answers;
  /** ISO day. */
  today: string;
  /** 'Continue with the free version': everything that costs and is not owned is left out. */
  freeOnly: boolean;
  /** Premium though no line asks for it. */
  premium?: boolean;
  /** What visitors of the website are asked by; undefined where no banner of ours asks them. */
  banner?: SiteBanner | undefined;
  /** What a version that stands was made of: the free version leaves none of it out, whoever has to pay for it now. */
  held?: Scope;
}

export interface Plan {
  type: AgreementType;
  questionnaireVersion: number;
  /** As given; `evaluation.relevant` is what they come to. */
  answers: Answers;
  today: string;
  evaluation: Evaluation;
  /** Those of the answers that the documents print, without what only unpaid lines would; with the banner's facts. */
  printed: Answers;
  scope: Scope;
  price: Price;
  /** Everything that the answers ask for, in the first language, blanks where nothing is answered. */
  draft: Draft;
}

/** Null for a type that has no questionnaire yet. */
export function findQuestionnaire(type: AgreementType): Questionnaire | null {
  return questionnaires[type] ?? null;
}

/** The questionnaire of a type that may be generated here: TEST is for development only. */
export function offeredQuestionnaire(type: AgreementType, mode: Mode): Questionnaire | null {
  return type === 'TEST' && mode !== 'development' ? null : findQuestionnaire(type);
}

/** Plans whatever the state of the answers; only `writeDocuments` wants them complete. */
export function planAgreement(questionnaire: Questionnaire, input: PlanInput): Plan {
  const { type } = questionnaire;
  const { today, prices, owned, served } = input;
  const standing = { owned, served };
  const evaluation = evaluate(questionnaire, input.answers, { today });
  const { relevant } = evaluation;
  const banner = bannerFor(relevant, input.banner);
  const told = withBanner(relevant, banner);
  const languages = documentLanguages(relevant);
  const [first = 'en'] = languages;
  const laws = textList(relevant['laws']);
  const lineOf = (law: string): string | null => soldAs(relevant, law, questionnaire.lawBook);
  const draft = assemble(type, told, { language: first, today, blanks: true });
  const home: readonly string[] = homeLaws(relevant, questionnaire.lawBook);
  const owed = owedAtHome(draft, relevant, { laws: laws.filter((law) => home.includes(law)), today });
  const clauses = draft.clauses.map(({ id, price }) => ({ id, price, owed: owed.has(id) }));
  const chosen = toChosen(questionnaire, evaluation, { clauses, premium: input.premium });
  const full = priceLines(chosen, prices, standing);
  const { removed, kept } = withoutPaid(chosen, holding(full, input.held, lineOf));
  const price = input.freeOnly ? priceLines(kept, prices, standing) : full;
  const dropped = input.freeOnly ? removed.filter(({ subject }) => subject.kind === 'answer') : [];
  const within = input.freeOnly ? kept : chosen;
  return {
    type,
    questionnaireVersion: questionnaire.version,
    answers: input.answers,
    today,
    evaluation,
    printed: withoutQuestions(
      told,
      dropped.map(({ subject }) => subject.id),
    ),
    scope: {
      languages: within.languages.filter(isLanguage),
      laws: laws.filter((law) => {
        const line = lineOf(law);
        return line === null || within.furtherLaws.includes(line);
      }),
      paidClauses: within.clauses.filter(({ price: code }) => code !== null).map(({ id }) => id),
      free: input.freeOnly,
      ...(within.premium && { premium: true }),
      ...(banner && { banner }),
    },
    price,
    draft,
  };
}

/** The price alone of answers that are changed by one choice; a document is written only where its clauses may cost something. */
export function planPrice(questionnaire: Questionnaire, input: PlanInput, evaluation: Evaluation): Price {
  const { prices, owned, served, today, premium } = input;
  if (listPricedClauses(questionnaire, evaluation, input.banner, today).length > 0) {
    return planAgreement(questionnaire, input).price;
  }
  return priceLines(toChosen(questionnaire, evaluation, { clauses: [], premium }), prices, { owned, served });
}

/** Clauses that may cost something for these answers, with their price codes. */
export function listPricedClauses(
  { type }: Questionnaire,
  { relevant }: Evaluation,
  given: SiteBanner | undefined,
  today: string,
): [id: string, code: string][] {
  return pricedClauses(type, withBanner(relevant, bannerFor(relevant, given)), today);
}

/** What of the answers can cost something. */
function toChosen(
  { type, lawBook }: Questionnaire,
  { relevant, priced }: Evaluation,
  { clauses, premium = false }: { clauses: Chosen['clauses']; premium?: boolean | undefined },
): Chosen {
  return {
    type,
    answers: priced,
    clauses,
    furtherLaws: furtherLaws(relevant, textList(relevant['laws']), lawBook),
    languages: documentLanguages(relevant),
    premium,
  };
}

/** Clauses that cost nothing because the laws of the owner's home demand their words. */
function owedAtHome(
  draft: Draft,
  relevant: Answers,
  options: { laws: readonly string[]; today: string },
): ReadonlySet<string> {
  if (draft.clauses.every(({ price }) => price === null)) return new Set();
  return owedClauses(draft.clauses, computeCoverage(draft, relevant, options).applies);
}

/** The price with what is held as if it were owned. */
function holding(price: Price, held: Scope | undefined, lineOf: (law: string) => string | null): Price {
  if (held === undefined) return price;
  const laws = held.laws.map(lineOf);
  const ids = { clause: held.paidClauses, law: laws, language: held.languages, answer: [] };
  const lines = price.lines.map((line) => {
    const { kind, id } = line.subject;
    const isHeld = kind === 'base' ? held.premium === true : ids[kind].some((one) => one === id);
    return isHeld ? { ...line, owned: true } : line;
  });
  return { ...price, lines };
}

export interface WrittenDocuments {
  documents: VersionDocument[];
  clauseVersions: Record<string, number>;
  /** Prescribed wording that nobody compared with the official text. */
  wording: readonly Wording[];
  /** SHA-256 over what the answers come to, scope and all trees, 64 hex digits. */
  hash: string;
}

/** The documents of a plan whose evaluation is valid; throws on a fact that is missing. */
export function writeDocuments(plan: Plan): WrittenDocuments {
  const { type, printed, scope, today } = plan;
  const documents = scope.languages.map((language): VersionDocument => {
    const included = { clauses: scope.paidClauses, laws: scope.laws };
    const { document, clauses } = finish(
      assemble(type, printed, { language, today, blanks: false, included }),
    );
    return { language, document, clauses, generated: null, sourceHashes: {}, hash: hashValues(document) };
  });
  return toWritten(plan, documents);
}

/** The documents that a plan comes to, with what follows from them. */
export function toWritten(
  { evaluation, scope }: Pick<Plan, 'evaluation' | 'scope'>,
  documents: VersionDocument[],
): WrittenDocuments {
  const clauses = documents.flatMap((document) => document.clauses);
  return {
    documents,
    clauseVersions: Object.fromEntries(clauses.map(({ id, version }) => [id, version])),
    wording: carriedWording(
      documents.map(({ language, document }) => ({ language, blocks: document.children })),
      evaluation.relevant,
    ),
    hash: hashVersion(evaluation.relevant, scope, documents),
  };
}

/** What makes two versions the same. Answers come in the order of whoever sent them: that means nothing. */
export function hashVersion(
  relevant: Answers,
  scope: Scope,
  documents: readonly Pick<VersionDocument, 'hash' | 'generated'>[],
): string {
  const texts = documents.map(({ hash, generated }) =>
    generated === null ? hash : [hash, hashValues(generated.document)],
  );
  return hashValues([relevant, scope, texts]);
}

/** The same of a version that stands, whoever wrote its texts, held against the questions of now. */
export function hashStored(
  questionnaire: Questionnaire,
  { answers, scope }: Pick<Version, 'answers' | 'scope'>,
  { documents, today }: { documents: readonly VersionDocument[]; today: string },
): string {
  const { relevant } = evaluate(questionnaire, answers, { today });
  const ordered = scope.languages.flatMap((language) => documents.filter((one) => one.language === language));
  return hashVersion(relevant, scope, ordered);
}

/** SHA-256 over JSON with its keys in order, 64 hex digits. */
export function hashValues(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

function documentLanguages(relevant: Answers): Language[] {
  const chosen = textList(relevant['document_languages']).filter(isLanguage);
  return chosen.length === 0 ? ['en'] : chosen;
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** `paths` begin with the question, and for one repetition go on with its row: `extra_sites/r1`. */
function withoutQuestions(answers: Answers, paths: readonly string[]): Answers {
  const result: Answers = { ...answers };
  for (const path of paths) {
    const [question = path, row] = path.split('/');
    const value = result[question];
    if (row !== undefined && Array.isArray(value)) {
      result[question] = value.filter(
        (entry) => typeof entry === 'string' || entry._id !== row,
      ) as typeof value;
    } else delete result[question];
  }
  return result;
}
