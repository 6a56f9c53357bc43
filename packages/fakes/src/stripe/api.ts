import { type FakeReply, type FakeRequest, jsonReply } from '../fake-server.ts';
import type { StripeState } from './stripe-state.ts';
import { expandObjects } from './expand.ts';
import { parseForm } from './form-body.ts';
import type { IdempotencyCache } from './idempotency.ts';
import { routes } from './routes.ts';
import { checkAnswer, checkParameters } from './shapes.ts';

/** One request of the API: key, shape, idempotency, work, shape of the answer. */
export function answerApi(
  books: StripeState,
  { kept, violations, secretKey }: { kept: IdempotencyCache; violations: string[]; secretKey: string },
  request: FakeRequest,
): FakeReply {
  if (request.headers.authorization !== `Bearer ${secretKey}`) {
    return jsonReply({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401);
  }
  const route = routes.find(({ method, path }) => method === request.method && path.test(request.path));
  const violated = (what: string): FakeReply => {
    violations.push(`${request.method} ${request.path}: ${what}`);
    return jsonReply({ error: { type: 'api_error', message: what } }, 500);
  };
  if (route === undefined) return violated('not answered by this fake');
  const body = request.body.toString();
  const given = parseForm(request.method === 'GET' ? request.query : new URLSearchParams(body));
  const amount = given['amount'];
  if (request.method === 'POST' && typeof amount === 'string' && !/^\d+$/.test(amount)) {
    return violated(`amount ${amount} is no integer`);
  }
  const fault = route.shape === null ? null : checkParameters(route.shape, given);
  if (fault !== null) return violated(fault);
  const [, id = ''] = route.path.exec(request.path) ?? [];
  const key = request.headers['idempotency-key'];
  const answer = kept.once(
    request.method === 'POST' && typeof key === 'string' ? key : undefined,
    `${request.path}?${body}`,
    () => route.run(books, id, given),
  );
  const answered = expandObjects(books, answer.body, given['expand']);
  const broken = checkAnswer(answered);
  if (broken !== null) return violated(broken);
  return {
    status: answer.status,
    headers: { 'content-type': 'application/json', ...answer.headers },
    body: JSON.stringify(answered),
  };
}
