import { defaultPrices, lawCatalogueVersion } from '@clausewright/library/clauses';
import { questionnaires } from '@clausewright/library/clauses';
import type { PlainBlock } from '@clausewright/engine/document/tree';
import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { type Plan, planAgreement, writeDocuments } from '../planning/plan-agreement.ts';
import { frenchService } from '../agreements/testing/french-service.ts';
import type { Version } from '../records/version-store.ts';
import { reasonsToUpdate } from './compare-with-library.ts';
import { describeReasons } from './update-reasons.ts';

const type = 'PRIVACY_POLICY';
const facts = { prices: defaultPrices, owned: [], served: [] };
const today = '2026-11-21';
const answers = frenchService;

function made(change: (plan: Plan) => Plan = (plan) => plan) {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) throw new Error('no questionnaire');
  const plan = change(planAgreement(questionnaire, { answers, today, ...facts, freeOnly: false }));
  const written = writeDocuments(plan);
  const version: Version = {
    id: 'some',
    number: 1,
    questionnaireVersion: plan.questionnaireVersion,
    answers,
    scope: plan.scope,
    said: null,
    clauseVersions: written.clauseVersions,
    lawCatalogueVersion,
    library: null,
    origin: 'generated',
    restoredFrom: null,
    wording: null,
    hash: written.hash,
    createdAt: new Date(`${today}T12:00:00Z`),
  };
  return { version, documents: written.documents };
}

test('what today’s library wrote has nothing newer, on any later day', () => {
  const { version, documents } = made();
  for (const day of [today, '2027-03-04']) {
    expect(reasonsToUpdate({ type, version, documents, facts, today: day })).toEqual([]);
  }
});

test('a law that came to a document is its reason; words that clauses share stand for themselves', () => {
  const withoutLaw = made((plan) => ({ ...plan, scope: { ...plan.scope, laws: [] } }));
  const reasons = reasonsToUpdate({ type, ...withoutLaw, facts, today });
  expect(reasons).toEqual([{ kind: 'law', id: 'gdpr' }]);
  const { version, documents } = made();
  const other: PlainBlock = { type: 'paragraph', children: [{ type: 'text', value: 'Otherwise.' }] };
  const reworded = documents.map((text) => ({
    ...text,
    document: { ...text.document, children: text.document.children.with(3, other) },
  }));
  const [shared, ...rest] = reasonsToUpdate({ type, version, documents: reworded, facts, today });
  expect([shared?.kind, rest]).toEqual(['clause', []]);
  // What was written by hand is not held against the library.
  const byHand = reworded.map((text, index) => ({ ...text, generated: documents[index] ?? null }));
  expect(reasonsToUpdate({ type, version, documents: byHand, facts, today })).toEqual([]);
});

test('a question that has to be answered is a reason, and each reason speaks six languages', () => {
  const { version, documents } = made();
  const { pd_types: _, ...fewer } = answers;
  const open = { ...version, answers: { ...fewer, dnt: 'gone' } };
  const reasons = reasonsToUpdate({ type, version: open, documents, facts, today });
  expect(reasons).toEqual([
    { kind: 'questions', id: 'dnt' },
    { kind: 'questions', id: 'pd_types' },
  ]);
  const all = [...reasons, { kind: 'law', id: 'gdpr' }, { kind: 'clause', id: 'pp.unknown' }] as const;
  for (const language of languages) {
    const spoken = describeReasons(type, { ...version, reasons: all }, language);
    expect(spoken.map(({ kind, id }) => ({ kind, id }))).toEqual(all);
    for (const { text } of spoken) expect(text).toMatch(/^\p{L}[^{}]+\.$/u);
    expect(spoken.find(({ kind }) => kind === 'law')?.text).not.toContain('gdpr');
  }
});
