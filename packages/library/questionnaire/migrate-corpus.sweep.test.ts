/**
 * Answer sets of every released version, a line each, never changed again. Whoever raises the version of a
 * questionnaire adds sets of it: `STORED_ANSWERS=write vitest run …/migrate-corpus.test.ts`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { updatedAnswers } from '@clausewright/engine/questionnaire/migrate-update';
import { assembled, getFixtureName, presentSets, today } from './testing/stored-answers.ts';
import { versioned } from '@clausewright/engine/questionnaire/testing/versioned-questionnaire';

const registered = Object.values(questionnaires);
const folder = join(import.meta.dirname, 'testing', 'stored-answers');

interface StoredSet {
  version: number;
  answers: Answers;
}

function storedSets(name: string): StoredSet[] {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}.v`));
  return files.toSorted().flatMap((file) => {
    const version = Number(/\.v(\d+)\.jsonl$/u.exec(file)?.[1]);
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
    return lines.map((line) => ({ version, answers: JSON.parse(line) as Answers }));
  });
}

if (process.env['STORED_ANSWERS'] === 'write')
  for (const one of registered) {
    const file = join(folder, `${getFixtureName(one)}.v${one.version}.jsonl`);
    const lines = presentSets(one).map((set) => `${JSON.stringify(set)}\n`);
    if (!existsSync(file)) writeFileSync(file, lines.join(''));
  }

/** Answers that are neither kept, nor moved or taken out by a migration. */
function lost(questionnaire: Questionnaire, { version, answers }: StoredSet): string[] {
  const { answers: present, dropped } = updatedAnswers(questionnaire, answers, version);
  const due = questionnaire.migrations.filter(({ to }) => to > version);
  const spoken = new Set(
    due.flatMap((one) => {
      if ('rename' in one) return [one.rename[0]];
      if ('optionRename' in one) return [one.optionRename[0]];
      return 'drop' in one ? [one.drop] : [];
    }),
  );
  const silent = dropped.filter((one) => !spoken.has(one.question)).map(({ question }) => question);
  const changed = Object.keys(answers).filter(
    (id) =>
      ![...spoken].some((path) => path.split('.')[0] === id.replace(/\.own$/u, '')) &&
      JSON.stringify(sorted(answers[id])) !== JSON.stringify(sorted(present[id])),
  );
  return [...new Set([...silent, ...changed])];
}

/** Keys in order, whatever made the object. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, sorted(inner)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

test.for(registered.map((one) => [one.type, one] as const))(
  '%s: stored answers of every version migrate to the current one, lose nothing and render a document',
  ([, questionnaire]) => {
    const sets = storedSets(getFixtureName(questionnaire));
    const versions = new Set(sets.map(({ version }) => version));
    expect([...versions]).toEqual(Array.from({ length: questionnaire.version }, (_, index) => index + 1));
    let documents = 0;
    for (const set of sets) {
      expect(lost(questionnaire, set)).toEqual([]);
      const { answers, ask } = updatedAnswers(questionnaire, set.answers, set.version);
      const before = assembled(questionnaire, set.answers);
      const lacking = assembled(questionnaire, answers);
      // What is lacking now was lacking before, or is asked again.
      for (const path of lacking ?? [])
        expect([...(before ?? []), ...ask, ...ask.map((id) => `${id}.own`)]).toContain(path);
      if (lacking === null) documents += 1;
    }
    expect(documents).toBeGreaterThanOrEqual(sets.length / 2);
  },
);

test('detects a question or option removed without a migration', () => {
  const { PRIVACY_POLICY: policy } = questionnaires;
  if (policy === undefined) throw new Error('unreachable');
  const sets = storedSets('privacy-policy');
  const noticed = (changed: Questionnaire) => new Set(sets.flatMap((set) => lost(changed, set)));
  const [first, second] = policy.steps;
  if (!first || !second) throw new Error('unreachable');
  const gone = first.questions[0]?.id ?? '';
  const without = { ...first, questions: first.questions.slice(1) };
  expect(noticed({ ...policy, version: 2, steps: [without, ...policy.steps.slice(1)] })).toContain(gone);
  const fewer = policy.steps.map((step) => ({
    ...step,
    questions: step.questions.map((question) =>
      question.id === 'audience_regions' && question.kind === 'multi'
        ? { ...question, options: question.options.slice(1) }
        : question,
    ),
  }));
  expect([...noticed({ ...policy, version: 2, steps: fewer })]).toEqual(['audience_regions']);
});

test('renamed, removed and added questions: migrates every stored set of the changed questionnaire', () => {
  const [a, b, only, empty, c, d, e, f, g] = storedSets('versioned').map(({ version, answers }) => {
    const updated = updatedAnswers(versioned, answers, version);
    expect(() => evaluate(versioned, updated.answers, { today })).not.toThrow();
    return { ...updated, answers: sorted(updated.answers) };
  });
  const fax = { question: 'fax', reason: 'nobody has one' };
  const newer = ['since_four', 'sites.owner'];
  expect([a, b, only, empty]).toEqual([
    {
      answers: {
        name: 'A',
        colour: ['red', 'blue'],
        size: 'small',
        purpose: 'yes',
        sites: [
          { _id: 'a', url: 'a.example' },
          { _id: 'b', url: 'b.example' },
        ],
      },
      ask: ['purpose'],
      dropped: [fax],
      newSince: ['since_four', 'sites.reach', 'sites.owner'],
    },
    expect.objectContaining({
      answers: {
        name: 'B',
        colour: ['red'],
        'colour.own': [{ _id: 'o', name: 'Mauve' }],
        size: 'large',
        purpose: 'no',
      },
      dropped: [],
    }),
    expect.objectContaining({ answers: { telex: 'still this' }, dropped: [fax] }),
    expect.objectContaining({ answers: {}, dropped: [], ask: ['purpose'] }),
  ]);
  expect(c).toMatchObject({
    answers: { colour: ['red'], sites: [{ _id: 'a', url: 'c.example', reach: ['local', 'world'] }] },
    newSince: newer,
  });
  expect(d).toMatchObject({ answers: { colour: ['green'], sites: [] }, dropped: [] });
  expect(e).toEqual({
    answers: {
      name: 'E',
      colour: ['red', 'green'],
      purpose: 'yes',
      sites: [
        { _id: 'a', url: 'e.example', reach: ['world'] },
        { _id: 'b', url: 'f.example', reach: [] },
      ],
    },
    ask: ['purpose', 'sites', 'size'],
    dropped: [
      { question: 'sites.reach', reason: 'unknown-option' },
      { question: 'size', reason: 'unknown-option' },
    ],
    newSince: newer,
  });
  expect(f).toMatchObject({
    answers: { colour: [], 'colour.own': [{ _id: 'o', name: 'Ochre' }] },
    dropped: [],
  });
  expect(g).toMatchObject({ dropped: [], ask: [], newSince: [] });
});

test.for([0, -1, 5, 1e9, NaN])('a nonexistent version loses nothing that is still asked: %s', (version) => {
  const answers: Answers = {
    name: 'A',
    colour: ['red', 'mauve'],
    size: 'huge',
    riddle: 'x',
    sites: [{ _id: 'a', url: 'a.example', planet: 'x' }],
  };
  const updated = updatedAnswers(versioned, answers, version);
  expect(sorted(updated.answers)).toEqual({
    name: 'A',
    colour: ['red'],
    sites: [{ _id: 'a', url: 'a.example' }],
  });
  expect(updated.dropped.map(({ question, reason }) => `${question} ${reason}`).toSorted()).toEqual([
    'colour unknown-option',
    'riddle unknown-question',
    'sites.planet unknown-question',
    'size unknown-option',
  ]);
  expect(updated.newSince).toEqual(
    version <= 0
      ? [
          'name',
          'colour',
          'size',
          'purpose',
          'since_four',
          'sites',
          'sites.url',
          'sites.reach',
          'sites.owner',
        ]
      : [],
  );
  expect(() => evaluate(versioned, updated.answers, { today, knownVersion: version })).not.toThrow();
});
