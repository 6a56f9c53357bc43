import { expect, test } from 'vitest';
import { furthestStep } from './furthest-step.ts';

const ids = ['a', 'b', 'c', 'review'];
const fresh = { visited: [], reached: [], current: '' };

test.each([
  ['a fresh draft', fresh, 1],
  ['one step left', { ...fresh, visited: ['a'] }, 2],
  ['a step left out of turn', { ...fresh, visited: ['b'] }, 1],
  ['all steps left', { ...fresh, visited: ['a', 'b', 'c'] }, 4],
  ['a later step that was on screen', { ...fresh, reached: ['a', 'c'] }, 3],
  ['the step that the draft was left on', { ...fresh, current: 'b' }, 2],
  ['a step that is asked no more', { ...fresh, visited: ['gone'], reached: ['gone'], current: 'gone' }, 1],
])('%s opens no further than its first incomplete step', (_, draft, furthest) => {
  expect(furthestStep(ids, draft)).toBe(furthest);
});
