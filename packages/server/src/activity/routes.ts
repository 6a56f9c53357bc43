import { Readable } from 'node:stream';
import { exportActivity, listActivity } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import type { InstancePorts } from '../platform/ports.ts';
import { serveCall } from '../platform/http/route.ts';
import { openSealedFile } from '../platform/http/sealed-file.ts';
import {
  type ActivityFile,
  addressActivity,
  contentTypes,
  fileName,
  filePurpose,
  fileText,
} from './export-activity.ts';
import { readActivity } from './read-activity.ts';

export function serveActivity(app: FastifyInstance, ports: InstancePorts): void {
  serveCall(app, listActivity, ({ session, query }) => readActivity(ports, { session, query }));
  serveCall(app, exportActivity, async ({ session, body }) => addressActivity(ports, { session, body }));
  serveFiles(app, ports);
}

/** The address of a file is the proof that its owner asked for it. */
function serveFiles(app: FastifyInstance, { db, clock, secret }: InstancePorts): void {
  app.get<{ Querystring: { file?: unknown } }>(
    '/activity-files',
    {
      exposeHeadRoute: false,
      config: { documentClass: 'file', limit: 'download' },
      schema: { hide: true },
    },
    async (request, reply) => {
      const now = clock();
      // Nobody but us could write it.
      const seal = { purpose: filePurpose, secret, now };
      const file = openSealedFile(String(request.query.file), seal) as ActivityFile | null;
      if (file === null) return reply.callNotFound();
      return reply
        .type(contentTypes[file.format])
        .header('content-disposition', `attachment; filename="${fileName(file.format)}"`)
        .send(Readable.from(fileText(db, file, now), { objectMode: false, encoding: 'utf8' }));
    },
  );
}
