import * as contract from '@clausewright/contract';
import { expect, test } from 'vitest';
import { agreementCalls } from './agreement-calls.ts';

const promised = new Map<string, unknown>(Object.entries(contract));

test.each(Object.entries(agreementCalls))('%s goes where the contract says', (name, call) => {
  expect(promised.get(name)).toMatchObject(call);
});
