import { compareBanners, consentFigures } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { LogPorts } from '../consent-log/ports.ts';
import { readComparison } from './compare-banners.ts';
import { readFigures } from './read-figures.ts';

export function serveFigureCalls(app: FastifyInstance, ports: Pick<LogPorts, 'db' | 'clock'>): void {
  serveCall(app, consentFigures, ({ session, params, query }) =>
    readFigures(ports, { session, id: params.id, days: query.days ?? '30' }),
  );
  serveCall(app, compareBanners, ({ session, params, query }) =>
    readComparison(ports, {
      session,
      id: params.id,
      one: Number(query.one),
      other: Number(query.other),
    }),
  );
}
