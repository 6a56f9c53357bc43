import {
  answerRequest,
  assignRequest,
  attachRequestConsents,
  exportRequests,
  keepRequestDesk,
  listRequests,
  noteRequest,
  putRequestFile,
  readRequest,
  readRequestConsents,
  readRequestDesk,
  readRequestMetrics,
  withdrawRequestFile,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { answer } from './answer-request.ts';
import { attachConsents, readConsents } from './consent-records.ts';
import { exportLog } from './export-log.ts';
import { serveLogFiles } from './log-file-routes.ts';
import { putFile, withdrawFile } from './own-file.ts';
import { readMetrics } from './request-metrics.ts';
import { keepDesk, readDesk } from './own-desk.ts';
import { readOne, readRequests } from './own-requests.ts';
import { serveRequestPages } from './page-routes.ts';
import { assignTo, note } from './work-together.ts';

/** The desk for requests of visitors: what its owner does with it, and the pages of visitors. */
export function serveRequests(app: FastifyInstance, ports: InstancePorts): void {
  serveCall(app, readRequestDesk, ({ session, params }) => readDesk(ports, { session, ...params }));
  serveCall(app, keepRequestDesk, ({ session, language, params, body }) =>
    keepDesk(ports, { session, language, ...params, body }),
  );
  serveCall(app, listRequests, ({ session, params, query }) =>
    readRequests(ports, { session, ...params, query }),
  );
  serveCall(app, readRequest, ({ session, params }) => readOne(ports, { session, ...params }));
  serveCall(app, answerRequest, ({ session, params, body }) => answer(ports, { session, ...params, body }));
  serveCall(app, noteRequest, ({ session, params, body }) => note(ports, { session, ...params, body }));
  serveCall(app, assignRequest, ({ session, params, body }) => assignTo(ports, { session, ...params, body }));
  serveCall(app, putRequestFile, ({ session, params, body }) => putFile(ports, { session, ...params, body }));
  serveCall(app, withdrawRequestFile, ({ session, params }) => withdrawFile(ports, { session, ...params }));
  serveCall(app, readRequestMetrics, ({ session, params, query }) =>
    readMetrics(ports, { session, ...params, query }),
  );
  serveCall(app, exportRequests, ({ session, params, body }) =>
    exportLog(ports, { session, ...params, body }),
  );
  serveCall(app, readRequestConsents, ({ session, params, query }) =>
    readConsents(ports, { session, ...params, query }),
  );
  serveCall(app, attachRequestConsents, ({ session, params, body }) =>
    attachConsents(ports, { session, ...params, body }),
  );
  serveLogFiles(app, ports);
  serveRequestPages(app, ports);
}
