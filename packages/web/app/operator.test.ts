import { expect, test } from 'vitest';
import { dataText } from './operator.tsx';
import { defaultOperator } from './operator-data.ts';

test('what an operator calls himself ends no script and begins none', () => {
  const operator = { ...defaultOperator, name: '</script><script>alert(1)</script><!--\u2028' };
  const text = dataText(operator);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(operator);
});
