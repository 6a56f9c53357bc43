import { describeApiKey, listApiKeys, newApiKey, revokeApiKey } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { describeOwnKey, listOwnKeys, makeKey, revokeKey } from './own-keys.ts';

export function serveKeyCalls(app: FastifyInstance, ports: SessionPorts): void {
  serveCall(app, listApiKeys, ({ session }) => listOwnKeys(ports, session));
  serveCall(app, newApiKey, ({ session, body }) => makeKey(ports, session, body));
  serveCall(app, revokeApiKey, ({ session, params }) => revokeKey(ports, session, params.id));
  serveCall(app, describeApiKey, ({ session }) => describeOwnKey(ports, session));
}
