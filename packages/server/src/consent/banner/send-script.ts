import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor } from '../../platform/http/coding-for.ts';
import { isUnchanged } from '../../platform/http/etag.ts';
import type { ScriptBody } from './script-body.ts';

/** Sends a script in the coding that the browser takes, or says that it has it already. */
export async function sendScript(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ScriptBody,
): Promise<FastifyReply> {
  reply.header('etag', body.etag).type('text/javascript; charset=utf-8');
  if (isUnchanged(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(await body.in(coding));
}
