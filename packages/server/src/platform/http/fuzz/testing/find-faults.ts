import type { Description } from './description.ts';
import type { Marked } from './marked-people.ts';
import type { Answer, Sent } from './send.ts';

/** What an answer may be besides what holds for all. */
export interface RouteRules {
  /** Types of what it answers with when it does what is asked, where the description does not say. */
  types?: readonly string[];
  /** Shows strangers what its owner published, or everything to who holds a secret address. */
  shows?: 'open' | 'all';
  /** Tables that a refusal may change, and why. */
  keeps?: Readonly<Record<string, string>>;
}

export interface Judged {
  route: string;
  rules: RouteRules;
  sent: Sent;
  /** Its body before it was sealed or broken. */
  plain: string;
  answer: Answer | 'no answer';
  /** Tables that were written to meanwhile. */
  written: readonly string[];
  asking: Marked | null;
  everybody: readonly Marked[];
  description: Description;
}

const json = 'application/json; charset=utf-8';
const page = 'text/html; charset=utf-8';

/** What no answer may say about the inside. */
const insides: readonly RegExp[] = [
  /\n\s+at .+[:)]\d*/,
  /\bnode:internal|\/node_modules\/|packages\/server|file:\/\/\/(?!etc\/passwd)/,
  /syntax error at or near|violates \S+ constraint|duplicate key value|invalid byte sequence|SQLSTATE/i,
  /invalid input syntax|out of range for type|relation "\w+"|column "\w+"|kysely|pglite/i,
  /\b(?:select|insert into|update|delete from) "\w+"/i,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|DatabaseError)\b/,
];

/** Everything that is wrong with an answer; nothing for a good one. */
export function findFaults(judged: Judged): string[] {
  const { answer, sent } = judged;
  if (answer === 'no answer') return isTooLarge(sent) ? [] : ['no answer'];
  // What is no request to any route is cut off before one is found.
  if (isBrokenHead(answer, sent)) return [];
  return [
    ...statusFaults(judged, answer),
    ...insides.filter((inside) => inside.test(answer.body)).map((inside) => `says ${String(inside)}`),
    ...headerFaults(judged, answer),
    ...bodyFaults(judged, answer),
    ...foreignMarks(judged, answer),
    ...leftovers(judged, answer),
  ];
}

function isTooLarge({ body }: Sent): boolean {
  return body !== null && body.length > 1024 * 1024;
}

function isBrokenHead({ status, body, headers }: Answer, sent: Sent): boolean {
  const size = sent.url.length + JSON.stringify(sent.headers).length;
  const isCut = status === 400 && body === '' && headers.connection === 'close';
  return isCut && (size > 16_000 || sent.headers['host'] !== undefined);
}

function statusFaults({ sent }: Judged, { status, body, headers }: Answer): string[] {
  // The pages are not built in these tests, which is what they say where the path is none of a route.
  const isHead = sent.method === 'HEAD';
  const isUnbuilt =
    status === 503 && headers['content-type'] === page && (isHead || body.includes('<h1>503</h1>'));
  return status < 500 || isUnbuilt ? [] : [`status ${status}`];
}

function headerFaults({ route, rules, sent }: Judged, answer: Answer): string[] {
  const { status, headers, body } = answer;
  const found: string[] = [];
  if (headers['x-content-type-options'] !== 'nosniff') found.push('without nosniff');
  const type = headers['content-type'];
  if (type === undefined) return body === '' ? found : [...found, 'of no type'];
  const described = rules.types ?? [json];
  const allowed = status < 300 ? described : [...described, json, page, 'text/plain; charset=utf-8'];
  const isAnother = sent.method !== route.split(' ')[0];
  return isAnother || allowed.includes(type) ? found : [...found, `of type ${type}`];
}

function bodyFaults({ route, description, sent }: Judged, { status, headers, body }: Answer): string[] {
  if (headers['content-type'] !== json || sent.method === 'HEAD') return [];
  const answer = parsed(body);
  if (answer === undefined) return ['no JSON'];
  const operation = description.operation(route);
  if (operation === undefined || sent.method !== route.split(' ')[0]) return [];
  const fault = description.fault(operation, status, answer);
  return fault === null ? [] : [`not as described: ${fault}`];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function foreignMarks({ rules, sent, plain, asking, everybody }: Judged, { body }: Answer): string[] {
  if (rules.shows === 'all') return [];
  const asked = `${sent.url} ${JSON.stringify(sent.headers)} ${plain}`;
  return everybody
    .filter((marked) => marked !== asking)
    .flatMap(({ open, closed, secrets }) => [closed, ...secrets, ...(rules.shows === 'open' ? [] : [open])])
    .filter((text) => body.includes(text) && !asked.includes(text))
    .map((text) => `tells ${text}`);
}

function leftovers({ rules, written }: Judged, { status, body }: Answer): string[] {
  const isRefused = status >= 400 || body.startsWith('{"success":false');
  if (!isRefused) return [];
  return written
    .filter((name) => rules.keeps?.[name] === undefined)
    .map((name) => `refused, but wrote ${name}`);
}
