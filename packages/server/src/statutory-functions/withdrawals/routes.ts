import { Readable } from 'node:stream';
import {
  changeWithdrawal,
  exportWithdrawals,
  hostWithdrawal,
  listWithdrawals,
  newWithdrawal,
  withdrawalLog,
  withdrawalOfAgreement,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import type { InstancePorts } from '../../platform/ports.ts';
import { serveCall } from '../../platform/http/route.ts';
import { openSealedFile } from '../../platform/http/sealed-file.ts';
import {
  contentTypes,
  exportLog,
  fileName,
  filePurpose,
  fileText,
  type WithdrawalFile,
} from './export-log.ts';
import { editFunction, hostForSite, hostFunction, readFunctions, readForAgreement } from './own-functions.ts';
import { serveWithdrawalPages } from './page-routes.ts';
import { readWithdrawals } from './read-log.ts';

/** The online withdrawal function: what its owner does with it, and the pages of consumers. */
export function serveWithdrawals(app: FastifyInstance, ports: InstancePorts): void {
  serveCall(app, withdrawalOfAgreement, ({ session, params }) =>
    readForAgreement(ports, { session, ...params }),
  );
  serveCall(app, newWithdrawal, ({ session, language, body }) =>
    hostFunction(ports, { session, language, body }),
  );
  serveCall(app, hostWithdrawal, ({ session, language, body }) =>
    hostForSite(ports, { session, language, body }),
  );
  serveCall(app, listWithdrawals, ({ session }) => readFunctions(ports, session));
  serveCall(app, changeWithdrawal, ({ session, params, body }) =>
    editFunction(ports, { session, ...params, body }),
  );
  serveCall(app, withdrawalLog, ({ session, params, query }) =>
    readWithdrawals(ports, { session, ...params, query }),
  );
  serveCall(app, exportWithdrawals, ({ session, params, body }) =>
    exportLog(ports, { session, ...params, body }),
  );
  serveFiles(app, ports);
  serveWithdrawalPages(app, ports);
}

/** The address of a file is the proof that its owner asked for it. */
function serveFiles(app: FastifyInstance, { db, clock, secret }: InstancePorts): void {
  app.get<{ Querystring: { file?: unknown } }>(
    '/withdrawal-logs',
    {
      exposeHeadRoute: false,
      config: { documentClass: 'file', limit: 'download' },
      schema: { hide: true },
    },
    async (request, reply) => {
      const now = clock();
      const seal = { purpose: filePurpose, secret, now };
      // Nobody but us could write it.
      const file = openSealedFile(String(request.query.file), seal) as WithdrawalFile | null;
      if (file === null) return reply.callNotFound();
      return reply
        .type(contentTypes[file.format])
        .header('content-disposition', `attachment; filename="${fileName(file.format)}"`)
        .send(Readable.from(fileText(db, file, now), { objectMode: false, encoding: 'utf8' }));
    },
  );
}
