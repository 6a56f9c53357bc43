import { apiBase } from '@clausewright/contract';
import type { Row } from '../../testing/route-row.ts';
import { apiCalls } from '../../testing/list-routes.ts';
import type { FuzzWorld, Person } from './fuzz-world.ts';
import { sealEnvelope, type Payload, corruptPayload } from './hostile.ts';
import type { Marked, Thing } from './marked-people.ts';
import type { CallerKind, Plan } from './plan.ts';
import type { Sent } from './send.ts';
import { corruptBody } from './corrupt-body.ts';
import { strangerRequests } from './stranger-requests.ts';
import { withIds } from './values.ts';

export interface Prepared {
  sent: Sent;
  /** Null for who is nobody. */
  asking: Marked | null;
  /** The body before it was sealed or broken. */
  plain: string;
}

const persons: Record<CallerKind, Person | null> = {
  visitor: null,
  holder: 'owner',
  unconfirmed: 'unconfirmed',
  owner: 'owner',
  other: 'other',
};

/** The request of a plan, with ids and tokens of people who are there. */
export async function prepare(
  fuzz: FuzzWorld,
  { route, row, plan, number }: { route: string; row: Row; plan: Plan; number: number },
): Promise<Prepared> {
  const { people } = fuzz;
  const person = persons[plan.asker];
  const whose: Person = plan.own ? (person ?? 'owner') : person === 'owner' ? 'other' : 'owner';
  const { url, body, payload } = await askedFor(fuzz, { route, row, whose: people[whose] });
  const [method = 'GET', pattern = ''] = route.split(' ');
  const [path = '', askedQuery = ''] = url.split('?');
  const parameters = withParams(pattern, path, plan, people[whose]);
  const isApi = apiCalls.has(route) || ['/probe/:id', '/heartbeat', '/openapi.json'].includes(pattern);
  const query = plan.query === '' ? askedQuery : plan.query;
  const made = payload ?? (await payloadOf(fuzz, { route, plan, body, whose: people[whose] }));
  const chosen = made === null ? null : await changed(fuzz, { route, plan, made, payload });
  const asking = person === null ? null : people[person];
  return {
    asking,
    plain: made?.bytes.toString() ?? '',
    sent: {
      method: plan.method ?? method,
      url: `${isApi ? apiBase : ''}${parameters}${query === '' ? '' : `?${query}`}`,
      headers: {
        ...proofOf(plan.asker, row, asking),
        // What is for who sits at the machine is hidden behind a proxy.
        ...(!/^\/(?:outbox|demo)/.test(pattern) && { 'x-forwarded-for': addressOf(number) }),
        ...chosen?.headers,
        ...sendable(plan.headers),
      },
      body: method === 'GET' && plan.kind !== 'hostile' ? null : (chosen?.bytes ?? null),
    },
  };
}

async function askedFor(
  { db, world }: FuzzWorld,
  { route, row, whose }: { route: string; row: Row; whose: Marked },
): Promise<{ url: string; body?: object; payload?: Payload }> {
  const stranger = strangerRequests[route];
  if (stranger !== undefined && whose.things.site !== '') return stranger({ db, world, whose });
  return row.ask({ world, of: whose.owner });
}

function proofOf(asker: CallerKind, row: Row, asking: Marked | null): Record<string, string> {
  if (asking === null) return {};
  const { owner } = asking;
  if (asker !== 'holder') return { authorization: `Bearer ${owner.bearer}` };
  return { 'x-agreement-token': row.token?.(owner) ?? String(owner.finished['access_token']) };
}

/** One of the many that a documentation may use. */
function addressOf(number: number): string {
  return `2001:db8:${((number >> 16) & 0xffff).toString(16)}:${(number & 0xffff).toString(16)}::1`;
}

/** Node refuses to send what is no header at all. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => !/[^\t\x20-\xff]/.test(value)));
}

const things: readonly (readonly [RegExp, Thing])[] = [
  [/^\/(?:agreement|withdrawal\/agreement)\//, 'agreement'],
  [/^\/privacy-consent\/vendor-/, 'vendor'],
  [/^\/privacy-consent\//, 'consent'],
  [/^\/(?:transaction|sandbox)\//, 'transaction'],
  [/^\/invoices\//, 'invoice'],
  [/payment-method/, 'method'],
  [/^\/withdrawal\//, 'withdrawal'],
  [/^\/withdraw\//, 'withdrawal-page'],
  [/^\/requests\/(?:desk|list|one|answer)\//, 'website'],
  [/^\/requests\//, 'desk-page'],
  [/^\/live\//, 'live'],
  [/^\/c\//, 'site'],
  [/^\/files\//, 'file'],
  [/^\/customer\/sessions\//, 'session'],
];

function withParams(pattern: string, path: string, plan: Plan, { things: of }: Marked): string {
  if (!pattern.includes(':')) return path;
  const asked = path.split('/');
  const [, thing] = things.find(([fitting]) => fitting.test(pattern)) ?? [];
  let place = 0;
  return pattern
    .split('/')
    .map((part, index) => {
      if (!part.startsWith(':')) return asked[index] ?? part;
      const choice = plan.params[place] ?? 'asked';
      place += 1;
      const ending = part.replace(/^:\w+/, '');
      if (typeof choice === 'object') return `${choice.text}${ending}`;
      const other = place === 1 && thing !== undefined ? of[thing] : '';
      return choice === 'asked' || other === '' ? (asked[index] ?? '') : `${other}${ending}`;
    })
    .join('/');
}

const idNames: Readonly<Record<string, Thing>> = {
  agreement_id: 'agreement',
  item_id: 'agreement',
  privacy_consent_id: 'consent',
  subscription_id: 'subscription',
  id: 'method',
};

async function payloadOf(
  { description }: FuzzWorld,
  { route, plan, body, whose }: { route: string; plan: Plan; body: object | undefined; whose: Marked },
): Promise<Payload | null> {
  const headers = { 'content-type': 'application/json' };
  const idOf = (name: string, index: number): string => {
    const named = idNames[name];
    const all = Object.values(whose.things);
    return (named === undefined || index % 4 === 0 ? all[index % all.length] : whose.things[named]) ?? '';
  };
  const described = (value: unknown): unknown => withIds(value, idOf);
  const json = (value: unknown): Payload => ({ bytes: Buffer.from(JSON.stringify(value) ?? ''), headers });
  switch (plan.body.from) {
    case 'asked':
    case 'bytes':
      return body === undefined && plan.body.from === 'asked' ? null : json(body ?? {});
    case 'described':
      return plan.body.value === undefined ? null : json(described(plan.body.value));
    case 'spoilt': {
      const base =
        plan.body.value === undefined || plan.body.where % 2 === 0 ? body : described(plan.body.value);
      if (base === undefined) return null;
      const schema = description.operation(route)?.requestBody?.content['application/json']?.schema ?? {};
      return json(corruptBody(description, { body: base, schema }, plan.body));
    }
  }
}

/** On its way: sealed, broken, or, what is no call's, with one thing wrong. */
async function changed(
  fuzz: FuzzWorld,
  given: { route: string; plan: Plan; made: Payload; payload: Payload | undefined },
): Promise<Payload> {
  const { route, plan, made, payload } = given;
  if (plan.body.from === 'bytes') return corruptPayload(made.bytes, plan.body.spoilt);
  if (payload !== undefined) return plan.body.from === 'spoilt' ? spoiltForm(fuzz, payload, plan.body) : made;
  if (plan.envelope === null || !apiCalls.has(route)) return made;
  const { payloadKeys } = fuzz.world;
  return sealEnvelope(await payloadKeys.current(), readable(made.bytes), plan.envelope);
}

function readable(bytes: Buffer): unknown {
  return bytes.length === 0 ? null : (JSON.parse(bytes.toString()) as unknown);
}

function spoiltForm(
  { description }: FuzzWorld,
  { bytes, headers }: Payload,
  wrong: { where: number; what: number; text: string },
): Payload {
  const isForm = headers['content-type']?.includes('form') === true;
  const body = isForm ? Object.fromEntries(new URLSearchParams(bytes.toString())) : readable(bytes);
  const spoilt = corruptBody(description, { body, schema: {} }, wrong);
  if (!isForm) return { bytes: Buffer.from(JSON.stringify(spoilt) ?? ''), headers };
  const fields = Object.entries(spoilt ?? {}).map(([name, value]) => [
    name.toWellFormed(),
    typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
  ]);
  return { bytes: Buffer.from(new URLSearchParams(fields).toString()), headers };
}
