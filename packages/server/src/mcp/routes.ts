/** The Model Context Protocol over HTTP, for programs with an API key. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadBody } from '../platform/http/json-body.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import { sendRefusal } from '../platform/http/route.ts';
import { admit } from '../platform/http/session.ts';
import { createRelay } from './relay-call.ts';
import type { Asking, ToolPorts } from './tool.ts';

const path = '/mcp';
/** The calls that tools make take their places themselves. */
const config = { documentClass: 'api', limit: 'read', relays: true } as const;

export function serveMcp(app: FastifyInstance, ports: ToolPorts): void {
  app.post(path, { config, schema: { hide: true } }, async (request, reply) => {
    const admitted = await admit({ access: 'customer' }, request, app.findSession);
    const session = admitted.ok ? admitted.session : null;
    if (session?.key === undefined) {
      reply.header('www-authenticate', 'Bearer realm="Clausewright"');
      const refused = { ok: false, reason: 'not-authenticated' } as const;
      return sendRefusal(reply, refused, requestLanguage(request), false);
    }
    const { value, refused } = (request.body ?? { value: null, refused: null }) as ReadBody;
    // Several messages at once left the protocol in 2025.
    if (refused !== null || typeof value !== 'object' || value === null || Array.isArray(value))
      return sendFault(reply, 400, -32_600, refused === null ? 'Invalid Request' : refused.code);
    const { id: keyId, language } = session;
    return pass(reply, request, value, {
      ...ports,
      keyId,
      language,
      log: request.log,
      relay: createRelay(request),
    });
  });
  // Nothing is sent unasked, and there is no session to end.
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: path,
      config,
      schema: { hide: true },
      handler: async (_, reply) =>
        sendFault(reply.header('allow', 'POST'), 405, -32_000, 'Method not allowed.'),
    });
  }
}

function sendFault(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
}

async function pass(
  reply: FastifyReply,
  request: FastifyRequest,
  message: object,
  asking: Asking,
): Promise<FastifyReply> {
  // Most processes are never asked.
  const { answerMessage } = await import('./answer-message.ts');
  const answer = await answerMessage(toRequest(request, asking.publicUrl), message, asking);
  const text = await answer.text();
  const type = answer.headers.get('content-type');
  if (type !== null) reply.type(type);
  return reply.code(answer.status).send(text);
}

/** What the protocol reads of the headers; the body was read already. */
function toRequest({ headers }: FastifyRequest, publicUrl: string): Request {
  const read = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^(?:accept|content-type|mcp-[a-z-]+)$/.test(name) ? [[name, value]] : [],
  );
  return new Request(`${publicUrl}${path}`, { method: 'POST', headers: read });
}
