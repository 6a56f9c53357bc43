import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { openSealedFile } from '../../platform/http/sealed-file.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { contentTypes, fileName, filePurpose, fileText, type RequestLogFile } from './export-log.ts';

/** The address of a file is the proof that its owner asked for it. */
export function serveLogFiles(app: FastifyInstance, { db, clock, secret }: InstancePorts): void {
  app.get<{ Querystring: { file?: unknown } }>(
    '/request-logs',
    {
      exposeHeadRoute: false,
      config: { documentClass: 'file', limit: 'download' },
      schema: { hide: true },
    },
    async (request, reply) => {
      const now = clock();
      const seal = { purpose: filePurpose, secret, now };
      // Nobody but us could write it.
      const file = openSealedFile(String(request.query.file), seal) as RequestLogFile | null;
      if (file === null) return reply.callNotFound();
      return reply
        .type(contentTypes[file.format])
        .header('content-disposition', `attachment; filename="${fileName(file.format)}"`)
        .send(Readable.from(fileText(db, file, now), { objectMode: false, encoding: 'utf8' }));
    },
  );
}
