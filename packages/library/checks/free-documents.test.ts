/** Documents that nobody paid for: what is left out leaves no sentence behind that leads to it. */
import { languages } from '@clausewright/contract/languages';
import { absentSections } from '@clausewright/engine/document/absent-sections';
import { assembleOutline } from '@clausewright/engine/document/assemble';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomAnswers, randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { expect, test } from 'vitest';
import { outlines, questionnaires } from '../agreement-types.ts';

const today = '2026-11-21';
const owners = 60;

test.each(Object.values(outlines).map((outline) => [outline.type, outline] as const))(
  'a free %s leads to no section that was left out',
  (type, outline) => {
    const wrong = Array.from({ length: owners }, (_, owner) => {
      const answers = randomAnswers(questionnaires[type], randomNumbers(owner));
      const { relevant } = evaluate(questionnaires[type], answers, { today });
      const language = languages[owner % languages.length] ?? 'en';
      const draft = assembleOutline(outline, relevant, {
        language,
        today,
        blanks: true,
        included: { clauses: [] },
      });
      const present = new Set(draft.clauses.map(({ id }) => id));
      const unfounded = partsPresent(draft).filter(({ clause, part }) => {
        const point = outline.clauses.find(({ id }) => id === clause)?.parts[part]?.sumsUp;
        return point !== undefined && !present.has(point);
      });
      return [
        ...absentSections(draft),
        ...unfounded.map(({ clause, part }) => `${clause}, ${part}: no such point`),
      ].map((place) => `${place} (owner ${owner})`);
    });
    expect(wrong.flat()).toEqual([]);
  },
);
