// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { rightsQuebecProfiling } from './rights-quebec-profiling/clause.ts';

const law = { laws: ['quebec_25'] };

test('the section on profiling in Quebec is equivalent in six languages', () => {
  expectParity(
    rightsQuebecProfiling,
    pairwiseAnswers({
      laws: [['quebec_25']],
      ai_features: [['scoring'], ['recommendations', 'scoring'], ['none'], undefined],
      purposes: [['provide'], ['personalisation']],
      pd_types: [['location-precise'], ['email']],
      remarketing: ['yes', 'no'],
      site_banner_days: [undefined, 180],
    }),
  );
});

function english(answers: object): string {
  const { blocks } = draftClause(
    rightsQuebecProfiling,
    { ...law, ...answers },
    { language: 'en', today: '2026-11-21' },
  );
  return blockText(blocks);
}

test('a score is part of its decision and is never described as off by default', () => {
  expect(english({ ai_features: ['scoring'] })).toMatch(/begins only when such a decision about you is due/);
  expect(english({ ai_features: ['scoring'] })).not.toMatch(/stay off/);
});

test('personalization, tracking and location are off by default, a score beside them is not', () => {
  const both = english({ ai_features: ['recommendations', 'scoring'] });
  expect(both).toMatch(/choose content or advertising for you.*stay off.*is part of the decision/su);
  expect(english({ remarketing: 'yes' })).not.toMatch(/is part of the decision|settings of your device/);
  expect(english({ pd_types: ['location-precise'] })).toContain('in the settings of your device');
});
