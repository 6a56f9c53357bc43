import type { AgreementType } from '@clausewright/contract/agreement-types';
import { getAmount, type PriceTable } from './price-table.ts';

/** What an agreement consists of, as far as it can cost something. */
export interface Chosen {
  type: AgreementType;
  /** `evaluation.priced`: where no included clause carries the same code, the answer itself is paid. */
  answers: readonly { path: string; code: string }[];
  /** Clauses that the document includes; `owed`: a law of the owner's home demands it, so that it costs nothing. */
  clauses: readonly { id: string; price: string | null; owed?: boolean }[];
  /** Covered laws beyond the home law. */
  furtherLaws: readonly string[];
  /** Document languages in their order; one of them is free. */
  languages: readonly string[];
  /** Premium though nothing above costs: editing by hand. */
  premium?: boolean;
}

export interface PriceLine {
  /** Stable, `<code>:<subject>`; what was paid is remembered by it. */
  key: string;
  /** Also the label's message key: `price.<code>`. */
  code: string;
  subject: { kind: 'base' | 'clause' | 'answer' | 'law' | 'language'; id: string };
  /** Whole minor units, tax excluded. */
  amount: number;
  /** Paid before; not in the total. */
  owned: boolean;
}

export interface Price {
  lines: PriceLine[];
  currency: string;
  /** Sum of the lines that are not owned, never negative. */
  total: number;
  premium: boolean;
}

/** What an agreement has already. */
export interface PurchasedState {
  /** Keys of the lines paid before. */
  owned: readonly string[];
  /** Languages of the version that is served. */
  served: readonly string[];
}

const nothingYet: PurchasedState = { owned: [], served: [] };

/** The itemised price; lines that cost nothing are left out. */
export function priceLines(chosen: Chosen, table: PriceTable, standing: PurchasedState = nothingYet): Price {
  const { owned } = standing;
  const line = (code: string, subject: PriceLine['subject'], amount: number): PriceLine => {
    const key = `${code}:${subject.id}`;
    return { key, code, subject, amount, owned: owned.includes(key) };
  };
  const ask = (code: string, kind: PriceLine['subject']['kind'], id: string): PriceLine =>
    line(code, { kind, id }, getAmount(table, code));
  const free = freeLanguage(chosen.languages, standing);
  const { premium, translations: priced } = table.agreement_base[chosen.type];
  const translations = [...new Set(chosen.languages)].filter(
    (language) => language !== free && priced !== 'free',
  );
  const asked = [
    ...chosen.clauses.flatMap(({ id, price, owed: isOwed = false }) =>
      price === null || isOwed ? [] : [ask(price, 'clause', id)],
    ),
    ...paidAnswers(chosen).map(({ path, code }) => ask(code, 'answer', path)),
    ...[...new Set(chosen.furtherLaws)].map((law) => ask('further_law', 'law', law)),
    ...translations.map((language) => ask('translation_language', 'language', language)),
  ].filter((one) => one.amount > 0);
  const base = line('premium', { kind: 'base', id: chosen.type }, premium);
  const lines = asked.length > 0 || chosen.premium === true ? [base, ...asked] : [];
  const total = lines.reduce((sum, one) => (one.owned ? sum : sum + one.amount), 0);
  return { lines, currency: table.currency, total: Math.max(0, total), premium: lines.length > 0 };
}

/**
 * One language is free, whichever: another may take its place, but two that nobody paid for never stand beside each
 * other. So the free one is one that has no line yet; the one that is served goes first, so that the line names what is
 * new, whatever the order.
 */
function freeLanguage(languages: readonly string[], { owned, served }: PurchasedState): string | undefined {
  const unpaid = languages.filter((language) => !owned.includes(`translation_language:${language}`));
  return unpaid.find((language) => served.includes(language)) ?? unpaid[0] ?? languages[0];
}

/** What 'Continue with the free version' takes out and what it leaves; lines already paid for stay. */
export function withoutPaid(chosen: Chosen, price: Price): { removed: PriceLine[]; kept: Chosen } {
  const removed = price.lines.filter((line) => !line.owned && line.subject.kind !== 'base');
  const gone = (kind: PriceLine['subject']['kind'], id: string): boolean =>
    removed.some((line) => line.subject.kind === kind && line.subject.id === id);
  const kept = {
    type: chosen.type,
    // An answer that a removed clause would have paid for goes with it, or it would be charged itself.
    answers: chosen.answers.filter(
      ({ path, code }) =>
        !gone('answer', path) &&
        !removed.some((line) => line.subject.kind === 'clause' && line.code === code),
    ),
    clauses: chosen.clauses.filter(({ id }) => !gone('clause', id)),
    furtherLaws: chosen.furtherLaws.filter((law) => !gone('law', law)),
    languages: chosen.languages.filter((language) => !gone('language', language)),
    premium:
      chosen.premium === true && price.lines.some((line) => line.subject.kind === 'base' && line.owned),
  };
  return { removed, kept };
}

/** Laws and languages have lines of their own, and a clause pays for the answers that it speaks. */
function paidAnswers(chosen: Chosen): Chosen['answers'] {
  const elsewhere = new Set([
    'further_law',
    'translation_language',
    ...chosen.clauses.map((one) => one.price),
  ]);
  const seen = new Set<string>();
  return chosen.answers.filter(({ path, code }) => {
    const key = `${code}:${path}`;
    const fresh = !elsewhere.has(code) && !seen.has(key);
    seen.add(key);
    return fresh;
  });
}
