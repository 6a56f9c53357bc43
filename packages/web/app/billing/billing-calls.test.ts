import * as contract from '@clausewright/contract';
import { expect, test } from 'vitest';
import { billingCalls } from './billing-calls.ts';

const promised = new Map<string, unknown>(Object.entries(contract));

test.each(Object.entries(billingCalls))('%s matches the contract', (name, call) => {
  expect(promised.get(name)).toMatchObject(call);
});
