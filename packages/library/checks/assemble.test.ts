import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import {
  abridge,
  assemble,
  clausePrices,
  clauseQuestions,
  computeCoverage,
  finish,
  heads,
  outlines,
  partsPresent,
} from '../clauses.ts';
import { assembleOutline } from '@clausewright/engine/document/assemble';
import { has, prose } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import { blockText } from '@clausewright/engine/document/tree-text';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import type { PlainBlock } from '@clausewright/engine/document/tree';

const answers: Answers = {
  agreement_for: 'website',
  website_url: 'example.org',
  country: 'DE',
  owner: 'Müller GmbH',
  address: 'Weg 1\n12345 Ort',
  contact_email: 'a@b.de',
  people: 3,
  effective_date: '2026-12-01',
  keeping: { amount: 6, unit: 'months' },
  minors: 'no',
  data: ['email'],
  extra: 'yes',
};
const options = { language: 'de', today: '2026-11-21', blanks: false } as const;
const ids = (included?: { clauses?: string[] }) =>
  assemble('TEST', answers, { ...options, ...(included && { included }) }).clauses.map(({ id }) => id);

test.each(languages)('a document in %s starts with its title and numbers its sections', (language) => {
  const { document, clauses } = finish(assemble('TEST', answers, { ...options, language }));
  const headings = document.children.flatMap((block) => (block.type === 'heading' ? [block] : []));
  expect(headings[0]?.depth).toBe(1);
  expect(
    headings
      .slice(1)
      .map(({ depth, children }) => [
        depth,
        /^\d\. /.exec(blockText([{ type: 'paragraph', children }]))?.[0],
      ]),
  ).toEqual([
    [2, '1. '],
    [2, '2. '],
    [2, '3. '],
  ]);
  expect(clauses.map(({ id }) => id)).toEqual(['head', 'test.contact', 'test.data', 'test.extra']);
  expect(clauses.map(({ from }) => from).slice(1)).toEqual(clauses.map(({ to }) => to).slice(0, -1));
  expect(clauses.at(-1)?.to).toBe(document.children.length);
  expect(JSON.stringify(document)).not.toMatch(/"from"|Part"|blank/);
});

test('omits a clause whose line is not paid, never a free one', () => {
  expect(ids()).toContain('test.extra');
  expect(ids({ clauses: ['test.extra'] })).toContain('test.extra');
  expect(ids({ clauses: [] })).toEqual(['head', 'test.contact', 'test.data']);
});

test('a missing answer is a blank in a preview and an error in a document', () => {
  const { keeping: _, ...rest } = answers;
  expect(() => assemble('TEST', rest, options)).toThrow('lacks answers to keeping');
  const preview = assemble('TEST', rest, { ...options, blanks: true });
  expect(blockText(preview.clauses.flatMap(({ blocks }) => blocks))).toContain('Nach [•] löschen');
  expect(() => finish(preview)).toThrow('keeping');
});

test('every answer set without a single answer still renders a preview in all languages', () => {
  for (const language of languages) {
    const preview = assemble('TEST', {}, { language, today: '2026-11-21', blanks: true });
    expect(preview.clauses.length).toBeGreaterThan(2);
  }
});

test('an unpaid clause shows its heading and first sentence', () => {
  const whole = assemble('TEST', answers, options);
  const draft = abridge(whole, ids({ clauses: [] }));
  const extra = draft.clauses.find(({ id }) => id === 'test.extra');
  expect(blockText(extra?.blocks ?? [])).toBe('3. Zusatz\nWir antworten binnen eines Werktags. …');
  expect(draft.clauses.slice(0, -1)).toEqual(whole.clauses.slice(0, -1));
  expect(abridge(whole, ids())).toEqual(whole);
});

test('every unconditional part of the clause heads appears in the draft, in each language', () => {
  for (const language of languages) {
    const draft = assemble('TEST', answers, { ...options, language });
    const present = partsPresent(draft).map(({ clause, part }) => `${clause} ${part}`);
    for (const head of heads('TEST').filter(({ id }) => draft.clauses.some((clause) => clause.id === id))) {
      for (const [part, { conditional }] of Object.entries(head.parts)) {
        if (!conditional) expect(present).toContain(`${head.id} ${part}`);
      }
    }
  }
});

test('a part is no longer present when its words are removed', () => {
  const draft = assemble('TEST', answers, options);
  const parts = partsPresent(draft).filter(({ part }) => part === 'keeping');
  expect(parts).toHaveLength(1);
  const emptied = JSON.parse(
    JSON.stringify(draft).replace(/"id":"keeping","children":\[.*?\]/, '"id":"keeping","children":[]'),
  ) as typeof draft;
  expect(partsPresent(emptied).filter(({ part }) => part === 'keeping')).toEqual([]);
});

test('a clause lists the questions it reads', () => {
  const contact = clauseQuestions('TEST').find(({ clause }) => clause === 'test.contact');
  expect(contact?.decides).toEqual(['agreement_for', 'store', 'contact_phone', 'state', 'motto']);
  expect(contact?.speaks).toEqual(
    expect.arrayContaining(['owner', 'country', 'website_url', 'store_name', 'people']),
  );
  expect(contact?.headings.fr).toBe('Contact');
});

test('a law that is not covered reaches no clause', () => {
  const { clause } = clausesOf<{ laws: readonly ('gdpr' | 'lgpd')[] }>();
  const text = () => prose`Brazil`;
  const brazil = clause({
    id: 'x',
    version: 1,
    when: (a) => has(a.laws, 'lgpd'),
    ground: { law: 'Art. 1' },
    parts: {},
    text: { de: text, en: text, es: text, fr: text, it: text, nl: text },
  });
  const [test] = Object.values(outlines);
  if (test === undefined) throw new Error('there is no type');
  const seen = (included: { laws?: string[] }) =>
    assembleOutline({ ...test, clauses: [brazil] }, { laws: ['gdpr', 'lgpd'] }, { ...options, included })
      .clauses.length;
  expect([seen({}), seen({ laws: ['gdpr', 'lgpd'] }), seen({ laws: ['gdpr'] })]).toEqual([2, 2, 1]);
});

test('hostile answers are rendered as text', () => {
  const hostile = '**x** <script>alert(1)</script> #panic $y$ [a](javascript:b) \u0000\uE001\u202E😀';
  const { document } = finish(assemble('TEST', { ...answers, owner: hostile }, options));
  const strong = document.children.flatMap((block: PlainBlock) =>
    block.type === 'paragraph' ? block.children : [],
  );
  expect(strong.find(({ type }) => type === 'strong')).toEqual({
    type: 'strong',
    children: [
      { type: 'text', value: '**x** <script>alert(1)</script> #panic $y$ [a](javascript:b) \u202E😀' },
    ],
  });
});

test('a part in the draft fulfils the duties of its head', () => {
  const covered = computeCoverage(assemble('TEST', answers, options), answers, {
    laws: ['gdpr'],
    today: options.today,
  });
  expect(covered.due.unmet).toEqual([]);
  expect(clausePrices('TEST', answers)).toContainEqual({ id: 'test.extra', price: 'answer_premium' });
  expect(clausePrices('TEST', { ...answers, extra: 'no' }).every(({ price }) => price === null)).toBe(true);
});
