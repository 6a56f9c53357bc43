import { expect, test } from 'vitest';
import { outlines } from '../agreement-types.ts';
import { questionnaires } from '../agreement-types.ts';
import { bannerFacts } from '../vendors/site-banner.ts';
import { outlineFaults } from '@clausewright/engine/document/check/clause-faults';

test.each(Object.values(outlines).map((outline) => [outline.type, outline] as const))(
  'the texts of %s match the declarations of their clauses',
  (type, outline) => {
    expect(outlineFaults(outline, questionnaires[type], bannerFacts)).toEqual([]);
  },
);
