import { consentSaleDetails, listConsents, newConsent } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../http/route.ts';
import { createConsent } from './create-consent.ts';
import type { ConsentPorts } from './ports.ts';
import { readConsents, readSaleDetails } from './read-consents.ts';

export function serveConsentCalls(app: FastifyInstance, ports: ConsentPorts): void {
  serveCall(app, newConsent, ({ session, body }) =>
    createConsent(ports, { session, requestId: body.request_id, siteUrl: body.site_url }),
  );
  serveCall(app, listConsents, ({ session }) => readConsents(ports, session));
  serveCall(app, consentSaleDetails, ({ session, params }) =>
    readSaleDetails(ports, { session, id: params.id }),
  );
}
