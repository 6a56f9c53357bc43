import { readContradictions as contradictionsCall, siteVendors } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { readContradictions } from './read-contradictions.ts';
import { readSiteVendors } from './site-vendors.ts';

/** What the documents of a site and its banner say of each other. */
export function serveSiteConsistency(app: FastifyInstance, ports: Pick<InstancePorts, 'db'>): void {
  serveCall(app, siteVendors, ({ session, body }) =>
    readSiteVendors(ports, { session, siteUrl: body.site_url }),
  );
  serveCall(app, contradictionsCall, ({ session, params }) =>
    readContradictions(ports, { session, id: params.id }),
  );
}
