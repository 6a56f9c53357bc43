import { expect, test } from 'vitest';
import { dataText } from './operator.tsx';
import { defaultOperator } from './operator-data.ts';

test('an operator name cannot close or open a script', () => {
  const operator = { ...defaultOperator, name: '</script><script>alert(1)</script><!--\u2028' };
  const text = dataText(operator);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(operator);
});
