import {
  deleteAccountCall,
  deleteOrganisation as deleteOrganisationCall,
  exportAccount as exportCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AccountPorts } from '../customers/accounts/ports.ts';
import { serveCall } from '../platform/http/route.ts';
import { deleteAccount, deleteOrganisation } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { takeExport } from './export-store.ts';

/** An account with all that hangs on it: taken along, and deleted. */
export function servePersonalData(app: FastifyInstance, ports: AccountPorts): void {
  serveCall(app, exportCall, ({ session }) => exportAccount(ports, session));
  serveCall(app, deleteAccountCall, ({ session, body }) =>
    deleteAccount(ports, { session, password: body.password }),
  );
  serveCall(app, deleteOrganisationCall, ({ session, body }) =>
    deleteOrganisation(ports, { session, password: body.password }),
  );
  // Its address carries a random id and gives the archive out once: to ask for its head would take it.
  app.get<{ Params: { id: string } }>(
    '/exports/:id',
    {
      exposeHeadRoute: false,
      config: { documentClass: 'file', limit: 'download' },
      schema: { hide: true },
    },
    async (request, reply) => {
      const content = await takeExport(ports.db, request.params.id, ports.clock());
      if (content === null) return reply.callNotFound();
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="account.zip"')
        .send(Buffer.from(content));
    },
  );
}
