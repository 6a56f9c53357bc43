/**
 * How long documents are: words of each, and of its common part, which holds what concerns every reader: neither annexes
 * (instructions, forms, the processing agreement, the law of single countries) nor, in documents of American owners, the
 * sections on states and on other countries. Words per sentence are those of prose, tables and lists left out.
 */
import type { AgreementType } from '@clausewright/contract';
import { languages, type Language } from '@clausewright/contract/languages';
import { blockText } from '@clausewright/engine/document/tree-text';
import { assemble, outlines } from '@clausewright/library/clauses';
import { findOwnerAnswers } from '../tooling/translation/sample-owners.ts';
import type { Row, Target } from './figure.ts';
import { round } from './figure.ts';

const today = '2026-11-21';

const told: readonly { type: AgreementType; owner: string; target?: Target }[] = [
  { type: 'PRIVACY_POLICY', owner: 'irishChatbot', target: { atMost: 4500 } },
  { type: 'PRIVACY_POLICY', owner: 'californianCrm', target: { atMost: 4500 } },
  { type: 'PRIVACY_POLICY', owner: 'bavarianPayroll', target: { atMost: 4500 } },
  { type: 'TERMS_CONDITIONS', owner: 'irishChatbot', target: { atMost: 4000 } },
  { type: 'TERMS_CONDITIONS', owner: 'californianCrm', target: { atMost: 4000 } },
  { type: 'TERMS_CONDITIONS', owner: 'bavarianPayroll', target: { atMost: 4000 } },
  { type: 'TERMS_CONDITIONS', owner: 'frenchSaas', target: { atMost: 4000 } },
  { type: 'PRIVACY_POLICY', owner: 'germanShop' },
  { type: 'TERMS_CONDITIONS', owner: 'germanShop' },
  { type: 'RETURN_REFUND_POLICY', owner: 'germanPottery' },
  { type: 'COOKIES_POLICY', owner: 'germanShop' },
  { type: 'EULA', owner: 'californianGame' },
  { type: 'DISCLAIMER', owner: 'germanBlog' },
];

/** Sections on the law of places, where an arrangement has them in the text. */
const ofPlaces = ['abroad', 'states', 'california'];

/** What stands apart for the readers whom it concerns, as the owner's country is used to. */
function apart(type: AgreementType, country: unknown): ReadonlySet<string> {
  const arrangement = outlines[type].arrangements?.find(
    ({ countries }) => countries === undefined || countries.some((one) => one === country),
  );
  const sections = (arrangement?.sections ?? []).filter(({ title }) => ofPlaces.includes(title));
  const behind = [...(arrangement?.annexes ?? []), ...sections];
  return new Set(behind.flatMap((one) => (typeof one === 'string' ? [one] : one.clauses)));
}

function wordsIn(text: string, language: Language): number {
  const found = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...found].filter(({ isWordLike }) => isWordLike === true).length;
}

/** Paragraphs end with a full stop; rows, headings and entries mostly do not. */
function wordsPerSentence(texts: readonly string[], language: Language): number {
  const prose = texts.flatMap((text) => text.split('\n')).filter((line) => /[.!?]$/u.test(line));
  const sentences = prose.flatMap((line) =>
    [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)].map(({ segment }) =>
      wordsIn(segment, language),
    ),
  );
  const whole = sentences.filter((count) => count > 2);
  return whole.reduce((sum, count) => sum + count, 0) / whole.length;
}

function rowOf({ type, owner, target }: (typeof told)[number], language: Language): Row {
  const answers = findOwnerAnswers(type, owner, language);
  if (answers === null) throw new Error(`There is no ${owner} of ${type}`);
  const { clauses } = assemble(type, answers, { language, today, blanks: false });
  const elsewhere = apart(type, answers['country']);
  const texts = clauses.map(({ id, blocks }) => ({ id, text: blockText(blocks) }));
  const count = (list: typeof texts): number =>
    list.reduce((sum, { text }) => sum + wordsIn(text, language), 0);
  const common = texts.filter(({ id }) => !elsewhere.has(id));
  const [words, whole] = [count(common), count(texts)];
  return {
    goal: 'length',
    what: `words of the common part, ${type}, ${owner}, ${language}`,
    value: words,
    unit: 'words',
    ...(target !== undefined && { target }),
    medians: {
      'whole document': whole,
      'common part, %': round((100 * words) / whole),
      'words per sentence': round(
        wordsPerSentence(
          common.map(({ text }) => text),
          language,
        ),
      ),
    },
  };
}

export async function measure(): Promise<readonly Row[]> {
  return told.flatMap((one) => languages.map((language) => rowOf(one, language)));
}
