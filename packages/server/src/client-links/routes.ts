import {
  listClientLinks,
  makeClientLink,
  openClientLink,
  renewClientLink,
  revokeClientLink,
  sendClientAnswers,
  takeClientAnswers,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/http/route.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { openLink } from './open-link.ts';
import { listOwnLinks, makeLink, renewOwnLink, revokeOwnLink, takeAnswers } from './own-links.ts';
import { sendAnswers } from './send-answers.ts';

export function serveClientLinks(app: FastifyInstance, ports: InstancePorts): void {
  const { rateLimits } = app;
  serveCall(app, listClientLinks, ({ session, params: { id } }) => listOwnLinks(ports, { session, id }));
  serveCall(app, makeClientLink, ({ session, params: { id }, body }) =>
    makeLink(ports, { session, id, ...body }),
  );
  serveCall(app, renewClientLink, ({ session, params: { id }, body }) =>
    renewOwnLink(ports, { session, id, ...body }),
  );
  serveCall(app, revokeClientLink, ({ session, params: { id }, body }) =>
    revokeOwnLink(ports, { session, id, ...body }),
  );
  serveCall(app, takeClientAnswers, ({ session, params: { id }, body }) =>
    takeAnswers(ports, { session, id, ...body }),
  );
  serveCall(app, openClientLink, ({ body: { token } }) => openLink({ ...ports, rateLimits }, token));
  serveCall(app, sendClientAnswers, ({ body }) => sendAnswers({ ...ports, rateLimits }, body));
}
