import { expect, test } from 'vitest';
import { operatorFrom } from './operator-from.ts';

test.each([
  ['nobody who charges tax', {}, false],
  ['an operator with a VAT number', { OPERATOR_VAT: 'DE123456789' }, true],
  ['a provider that sells in its own name', { FASTSPRING_USERNAME: 'shop' }, true],
  ['a provider that does not', { STRIPE_SECRET_KEY: 'sk_test_1' }, false],
])('prices of an instance with %s name the tax only where it is added', (_, environment, taxed) => {
  expect(operatorFrom(environment).taxed).toBe(taxed);
});
