/** Sections refer to each other by reference: whoever is referred to stands in the document, under the title that is printed. */
import { languages } from '@clausewright/contract/languages';
import { absentSections } from '@clausewright/engine/document/absent-sections';
import { assembleOutline } from '@clausewright/engine/document/assemble';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { Outline } from '@clausewright/engine/document/outline';
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { blockText } from '@clausewright/engine/document/tree-text';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomAnswers, randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { outlines } from '../agreement-types.ts';
import { questionnaires } from '../agreement-types.ts';

const today = '2026-11-21';

/** References of sixty made-up owners that lead nowhere, each `clause → section` with the owner. */
function deadReferences(outline: Outline): string[] {
  const questionnaire = questionnaires[outline.type];
  const wrong = Array.from({ length: 60 }, (_, owner) => {
    const { relevant } = evaluate(questionnaire, randomAnswers(questionnaire, randomNumbers(owner)), {
      today,
    });
    const language = languages[owner % languages.length] ?? 'en';
    const draft = assembleOutline(outline, relevant, { language, today, blanks: true });
    return absentSections(draft).map((reference) => `${reference} (owner ${owner})`);
  });
  return wrong.flat();
}

test.each(Object.values(outlines).map((outline) => [outline.type, outline] as const))(
  'every section referenced by a %s exists in it',
  (_type, outline) => {
    expect(deadReferences(outline)).toEqual([]);
  },
);

test('reports references to a deleted section', () => {
  const privacy = outlines.PRIVACY_POLICY;
  if (privacy === undefined) throw new Error('the PRIVACY_POLICY has no clauses');
  const without = { ...privacy, clauses: privacy.clauses.filter(({ id }) => id !== 'pp.contact') };
  expect(deadReferences(without)).toContainEqual(expect.stringMatching(/^pp\.intro → pp\.contact/u));
});

const folder = mkdtempSync(join(tmpdir(), 'references-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A type of two sections, whose texts are written here; the second refers to the first. */
function typeWith(heading: string): Outline {
  const { clause } = clausesOf<Record<string, never>>();
  const written = (name: string, text: string) => {
    const place = join(folder, heading, name);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'en.md'), text);
    const texts = pathToFileURL(join(place, 'clause.ts')).href;
    return { id: `x.${name}`, version: 1, ground: { law: 'Art. 1' }, parts: {}, texts };
  };
  const clauses = [
    clause(written('contact', `## ${heading}\n\nWrite to us.\n`)),
    clause(written('rights', '## Your rights\n\nSee {#x.contact}, or {#x.contact: how to reach us}.\n')),
  ];
  const names = lexiconOf(() => ({ usual: 'Policy' }));
  const title = { question: 'document_title', usual: 'usual', names };
  return { type: 'TEST', title, clauses };
}

test.each(['Contact', 'How to reach us'])(
  'the heading "%s" is used as the title in every sentence that refers to it',
  (heading) => {
    const draft = assembleOutline(typeWith(heading), {}, { language: 'en', today, blanks: true });
    const rights = draft.clauses.find(({ id }) => id === 'x.rights');
    expect(blockText(rights?.blocks ?? [])).toContain(
      `See section\u00A01 “${heading}”, or how to reach us (section\u00A01).`,
    );
  },
);
