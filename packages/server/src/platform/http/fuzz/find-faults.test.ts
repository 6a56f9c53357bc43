import { expect, test } from 'vitest';
import type { Description } from './testing/description.ts';
import { findFaults, type Judged } from './testing/find-faults.ts';
import type { Marked } from './testing/marked-people.ts';
import type { Answer } from './testing/send.ts';

const description: Description = {
  operation: () => ({ operationId: 'call' }),
  resolve: (schema) => schema,
  fault: (_, status, answer) => (status === 200 && answer === 7 ? 'a number' : null),
};
const somebody = { open: 'open-a', closed: 'closed-a', secrets: ['token-a'] } as unknown as Marked;
const another = { open: 'open-b', closed: 'closed-b', secrets: ['token-b'] } as unknown as Marked;

const good: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
  body: '{"success":true}',
  ms: 1,
};

function judge(answer: Partial<Answer>, given: Partial<Judged> = {}): string[] {
  return findFaults({
    route: 'POST /call/:id',
    rules: {},
    sent: { method: 'POST', url: '/api/v1/call/1', headers: {}, body: null },
    plain: '{"id":"token-b"}',
    answer: { ...good, ...answer },
    written: [],
    asking: somebody,
    everybody: [somebody, another],
    description,
    ...given,
  });
}
const headers = (changed: Answer['headers']) => ({ headers: { ...good.headers, ...changed } });
const html = { 'content-type': 'text/html; charset=utf-8' };
const refused = { body: '{"success":false}' };

test('accepts a good response, including one’s own data and echoed input', () => {
  expect(judge({})).toEqual([]);
  expect(judge({ body: '{"a":"open-a closed-a token-a token-b"}' })).toEqual([]);
  expect(judge({}, { written: ['accounts'] })).toEqual([]);
});

test.each<[string, Partial<Answer>, Partial<Judged>?]>([
  ['status 500', { status: 500 }],
  ['status 503', { status: 503 }],
  ['of type text/html', headers(html)],
  ['without nosniff', headers({ 'x-content-type-options': undefined })],
  ['of no type', headers({ 'content-type': undefined })],
  ['no JSON', { body: '{' }],
  ['not as described', { body: '7' }],
  ['says', { body: '"Error\n    at work (/srv/main.ts:1:2)"' }],
  ['says', { body: '{"a":"/srv/node_modules/pg/lib"}' }],
  ['says', { body: '{"a":"invalid input syntax for type date"}' }],
  ['says', { body: '{"a":"select \\"id\\" from"}'.replaceAll('\\', '') }],
  ['tells open-b', { body: '{"a":"open-b"}' }],
  ['tells closed-b', { body: '{"a":"closed-b"}' }],
  ['tells closed-b', { body: '{"a":"closed-b"}' }, { rules: { shows: 'open' } }],
  ['tells closed-a', { body: '{"a":"closed-a"}' }, { asking: null }],
  ['refused, but wrote accounts', refused, { written: ['accounts'] }],
  ['refused, but wrote accounts', { status: 400, ...refused }, { written: ['accounts'] }],
  ['no answer', {}, { answer: 'no answer' }],
])('detects %s', (fault, answer, given) => {
  expect(judge(answer, given).join()).toContain(fault);
});
