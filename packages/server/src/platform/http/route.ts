/** The pattern of every call: parse by the contract, run the use case, reply. */
import {
  agreementTokenHeader,
  apiBase,
  deleteAccountCall,
  draftTokenHeader,
  logoutCall,
  refreshTokenHeader,
  type BodyOf,
  type Call,
  type Language,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@clausewright/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  invalidEnvelope,
  refusalEnvelope,
  httpStatus,
  type FieldRefusal,
  type Outcome,
  type Refused,
} from './envelope.ts';
import { fieldRefusals } from './field-refusals.ts';
import { callCounter } from '../metrics/requests.ts';
import type { ReadBody } from './json-body.ts';
import type { AnyLimit } from './allowance.ts';
import { responseSchemas } from './response-schemas.ts';
import { requestLanguage } from './request-language.ts';
import type { DocumentClass } from './security-headers.ts';
import { actFor, admit, admitKey, organisationIn, type Session, type SessionFor } from './session.ts';
import { translate } from './translate.ts';
import { connectionCountry, trackedCountry } from './tracked-country.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Decides headers and hosts; every route names one. */
    documentClass?: DocumentClass;
    /** Allowance per address that a request draws from. */
    limit?: AnyLimit;
    /** Answers by calls of its own, which take their places themselves. */
    relays?: true;
    /** Only for whoever sits at the machine that the server runs on; to everybody else the address is unknown. */
    ownMachine?: true;
  }
}

/** What a use case is given: parsed by the contract, clean, in the caller's language. */
export interface CallInput<C extends Call> {
  body: BodyOf<C>;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  language: Language;
  /** From `X-Agreement-Token`: the visitor's proof; not checked yet. */
  agreementToken: string | undefined;
  /** From `X-Draft-Token`; not checked yet. */
  draftToken: string | undefined;
  /** From `X-Refresh-Token`; not checked yet. */
  refreshToken: string | undefined;
  /** Who calls; calls whose `access` asks for a session have one. */
  session: SessionFor<C['access']>;
  /** The address the request came from; for limits, never to be stored or logged. */
  address: string;
  /** From `User-Agent`, cut to 300 characters. */
  userAgent: string;
  /** Where the caller seems to be (ISO 3166-1 alpha-2); US where nobody knows. */
  country: string;
  /** The same where a proxy knows it, as evidence of place; null elsewhere. */
  connectionCountry: string | null;
  requestId: string;
  log: FastifyBaseLogger;
}

export type CallHandler<C extends Call> = (input: CallInput<C>) => Promise<Outcome<ResultOf<C>>>;

/** Serves one call of the contract below `/api/v1`. */
export function serveCall<C extends Call>(app: FastifyInstance, call: C, handle: CallHandler<C>): void {
  const count = callCounter(call.id);
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    ...(call.bodyBytes !== undefined && { bodyLimit: call.bodyBytes }),
    config: { documentClass: 'api', limit: call.limit === 'generate' ? 'read' : call.limit },
    schema: {
      operationId: call.id,
      summary: call.summary,
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.params === undefined ? {} : { params: call.params }),
      ...(call.query === undefined ? {} : { querystring: call.query }),
      ...securityOf(call),
      'x-member-right': memberRightOf(call),
      response: responseSchemas(call),
    },
    handler: async (request, reply) => {
      const admitted = await admit(call, request, app.findSession);
      const language = admitted.session?.language ?? requestLanguage(request);
      const known = admitted.session !== null;
      const refuse = (refused: Refused): FastifyReply => {
        count(refused.reason);
        return sendRefusal(reply, refused, language, known);
      };
      if (!admitted.ok) return refuse(admitted);
      const held = await holdKey(app, call, { session: admitted.session, request });
      if (!held.ok) return refuse(held);
      const acting = await actFor(call, admitted.session, {
        organisationId: organisationIn(request),
        id: idNamedIn(request),
        belongsTo: app.keyBelongsTo,
        findMembership: app.findMembership,
      });
      if (!acting.ok) return refuse(acting);
      const { session } = acting;
      const parsed = parseInput(call, request, { language, session: session as SessionFor<C['access']> });
      if (!parsed.ok) {
        count('invalid');
        request.outcome = 'invalid';
        return reply.send(invalidEnvelope(parsed.fields, language, known));
      }
      const spent = await spendPerAgreement(app, call, parsed.input);
      const { connectionCountry: country } = parsed.input;
      const caller = { session, country, objectId: objectNamedIn(parsed.input) };
      const outcome = spent.ok ? await app.duringCall(call, caller, () => handle(parsed.input)) : spent;
      if (!outcome.ok) return refuse(outcome);
      count('ok');
      return reply.send(accepted(call, outcome, { language, known }));
    },
  });
}

/** Sends an expected refusal with its status and, for a limit, the time to wait. */
export function sendRefusal(
  reply: FastifyReply,
  refused: Refused,
  language: Language,
  authenticated: boolean,
): FastifyReply {
  reply.request.outcome = refused.reason;
  if (refused.retryAfter !== undefined) reply.header('retry-after', String(refused.retryAfter));
  const envelope = refusalEnvelope(refused, language);
  return reply
    .code(httpStatus(refused.reason))
    .send({ ...envelope, authenticated: authenticated && refused.reason !== 'not-authenticated' });
}

type Parsed<C extends Call> = { ok: true; input: CallInput<C> } | { ok: false; fields: FieldRefusal[] };

function parseInput<C extends Call>(
  call: C,
  request: FastifyRequest,
  caller: Pick<CallInput<C>, 'language' | 'session'>,
): Parsed<C> {
  const { value = {}, refused = null } = (request.body ?? {}) as Partial<ReadBody>;
  if (refused !== null) return { ok: false, fields: [refused] };
  const parts = { body: value, params: request.params, query: request.query };
  const issues: z.core.$ZodIssue[] = [];
  const read = (part: 'body' | 'params' | 'query'): unknown => {
    const schema = call[part];
    if (schema === undefined) return undefined;
    const result = z.safeParse(schema, parts[part], { reportInput: true });
    issues.push(...(result.error?.issues ?? []));
    return result.data;
  };
  const input = {
    body: read('body'),
    params: read('params'),
    query: read('query'),
    ...caller,
    agreementToken: tokenIn(request.headers[agreementTokenHeader]),
    draftToken: tokenIn(request.headers[draftTokenHeader]),
    refreshToken: tokenIn(request.headers[refreshTokenHeader], /^(?:o\.)?[\w-]{22,128}$/),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    country: trackedCountry(request, request.server.countryHeader),
    connectionCountry: connectionCountry(request, request.server.countryHeader),
    requestId: request.id,
    log: request.log,
  } as CallInput<C>;
  return issues.length === 0 ? { ok: true, input } : { ok: false, fields: fieldRefusals(issues) };
}

function tokenIn(
  header: string | string[] | undefined,
  form: RegExp = /^[\w-]{22,128}$/,
): string | undefined {
  return typeof header === 'string' && form.test(header) ? header : undefined;
}

/** A program stays within its key and the allowance of it; a person passes. */
async function holdKey(
  app: FastifyInstance,
  call: Call,
  { session, request }: { session: Session | null; request: FastifyRequest },
): Promise<{ ok: true } | Refused> {
  if (session?.key === undefined) return { ok: true };
  const spent = await app.rateLimits.spendByObject('api-key', session.id);
  if (!spent.ok) return { ...spent, reason: 'limited' };
  return admitKey(call, session.key, { id: idNamedIn(request), belongsTo: app.keyBelongsTo });
}

/** In the address, or of the agreement in the body: known before the call is parsed. */
function idNamedIn(request: FastifyRequest): string | undefined {
  const { id } = request.params as { id?: string };
  const { value } = (request.body ?? {}) as Partial<ReadBody>;
  return id ?? agreementNamedIn(value);
}

function agreementNamedIn(body: unknown): string | undefined {
  const named = typeof body === 'object' && body !== null && 'agreement_id' in body && body.agreement_id;
  return typeof named === 'string' ? named : undefined;
}

/** What a call is about: the id in its address, or in its body. */
function objectNamedIn({ params, body }: Pick<CallInput<Call>, 'params' | 'body'>): string | null {
  const named = { ...body, ...params };
  const id = named['id'] ?? named['agreement_id'] ?? named['subscription_id'];
  return typeof id === 'string' && /^[\w-]{22,64}$/.test(id) ? id : null;
}

async function spendPerAgreement(
  app: FastifyInstance,
  call: Call,
  { body }: { body: Readonly<Record<string, unknown>> | undefined },
): Promise<{ ok: true } | Refused> {
  if (call.limit !== 'generate') return { ok: true };
  const spent = await app.rateLimits.spendByObject('generate', String(body?.['agreement_id']));
  return spent.ok ? spent : { ...spent, reason: 'limited' };
}

/** After these the caller is nobody any more, though the session was good when the call came. */
const farewells: ReadonlySet<string> = new Set([logoutCall.id, deleteAccountCall.id]);

function accepted(
  call: Call,
  { value, tokens, notices }: Extract<Outcome<object>, { ok: true }>,
  { language, known }: { language: Language; known: boolean },
): object {
  const authenticated = tokens !== undefined || (known && !farewells.has(call.id));
  const messages = notices?.map((code) => ({ value: translate(language, code), code }));
  const base = { success: true, authenticated, ...tokens, ...(messages && { messages }) };
  return call.place === 'top' ? { ...base, ...value } : { ...base, data: value };
}

/** For the description: what a member of an organisation needs; several are one or the other. */
function memberRightOf({ members }: Call): string | readonly string[] {
  return members === 'person' ? members : (members.right ?? 'none');
}

/** For the description: which proofs a call takes, and which scope a key needs for it. */
function securityOf({ access, agreementToken, refreshToken, key }: Call): object {
  const isOpen = access === 'visitor';
  const ways = [
    ...(isOpen ? [] : [{ bearer: [] }]),
    ...(key === undefined || (isOpen && key.scope === null)
      ? []
      : [{ apiKey: key.scope === null ? [] : [key.scope] }]),
    // Visitors may, without any.
    ...(isOpen && key !== undefined && key.scope !== null && agreementToken !== true ? [{}] : []),
    ...(agreementToken === true ? [{ agreementToken: [] }] : []),
    ...(refreshToken === true ? [{ refreshToken: [] }] : []),
  ];
  return ways.length === 0 ? {} : { security: ways };
}
