import { languages } from '@clausewright/contract/languages';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { checkedTags } from './checked-tags.ts';
import { criteriaOf } from './criteria.ts';
import { ruleWords } from './rule-words.ts';

const leftOut = new Set(['experimental', 'deprecated']);
const checked = axe.getRules([...checkedTags]).filter(({ tags }) => !tags.some((tag) => leftOut.has(tag)));
const ids = new Set(checked.map(({ ruleId }) => ruleId));

test.each(languages)('every rule that is checked has words in %s', (language) => {
  const words = ruleWords(ids, language);
  const english = ruleWords(ids, 'en');
  for (const id of ids) {
    expect(words[id], id).toMatch(/.{15}[^.]$/u);
    if (language !== 'en') expect(words[id], id).not.toBe(english[id]);
  }
});

test('every rule that is checked leads to a criterion', () => {
  for (const { ruleId, tags } of checked) expect(criteriaOf(tags).length, ruleId).toBeGreaterThan(0);
});

test('a rule that nobody has words for is told by its name', () => {
  expect(ruleWords(new Set(['later-rule']), 'nl')).toEqual({ 'later-rule': 'later-rule' });
});
