import { Readable } from 'node:stream';
import {
  allMonthsLogs,
  currentMonthLogs,
  eraseLogVisitor,
  exportLogs,
  lastMonthLogs,
  readLogEntry,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { eraseLoggedVisitor } from './erase-visitor.ts';
import { exportFormats } from './export-formats.ts';
import { exportLog, fileName, logFileText } from './export-log.ts';
import { readLogFile } from './log-file-address.ts';
import type { LogPorts } from './ports.ts';
import { readEntry } from './read-entry.ts';
import { readLog } from './read-log.ts';

export function serveLogCalls(app: FastifyInstance, ports: LogPorts): void {
  const periods = [
    [currentMonthLogs, 'current-month'],
    [lastMonthLogs, 'last-month'],
    [allMonthsLogs, 'all-months'],
  ] as const;
  for (const [call, period] of periods) {
    serveCall(app, call, ({ session, params, query }) =>
      readLog(ports, { session, id: params.id, period, query }),
    );
  }
  serveCall(app, readLogEntry, ({ session, params }) =>
    readEntry(ports, { session, id: params.id, entryId: params.entry }),
  );
  serveCall(app, exportLogs, ({ session, params, body }) =>
    exportLog(ports, { session, id: params.id, body }),
  );
  serveCall(app, eraseLogVisitor, ({ session, params }) => eraseLoggedVisitor(ports, { session, ...params }));
  serveFiles(app, ports);
}

/** The address of a file is the proof that its owner asked for it. */
function serveFiles(app: FastifyInstance, ports: LogPorts): void {
  app.get<{ Querystring: { file?: unknown } }>(
    '/consent-logs',
    {
      exposeHeadRoute: false,
      config: { documentClass: 'file', limit: 'download' },
      schema: { hide: true },
    },
    async (request, reply) => {
      const now = ports.clock();
      const file = readLogFile(String(request.query.file), { secret: ports.secret, now });
      if (file === null) return reply.callNotFound();
      const text = logFileText(ports, file, now);
      return reply
        .type(exportFormats[file.format].contentType)
        .header('content-disposition', `attachment; filename="${fileName(file.days, file.format)}"`)
        .send(Readable.from(text, { objectMode: false, encoding: 'utf8' }));
    },
  );
}
