import {
  askEmailChange as askChangeCall,
  checkEmailChange as checkChangeCall,
  confirmEmailChange as confirmChangeCall,
  deleteAccountCall,
  deleteOrganisation as deleteOrganisationCall,
  exportAccount as exportCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AccountPorts } from '../customers/accounts/ports.ts';
import { serveCall } from '../platform/http/route.ts';
import { deleteAccount, deleteOrganisation } from './delete-account.ts';
import { askEmailChange } from './email-change/ask-change.ts';
import { checkEmailChange, confirmChange } from './email-change/confirm-change.ts';
import { exportWithPassword } from './export-account.ts';
import { takeExport } from './export-store.ts';

/** An account with all that hangs on it: taken along, moved to another address, and deleted. */
export function servePersonalData(app: FastifyInstance, ports: AccountPorts): void {
  serveCall(app, askChangeCall, ({ session, body }) => askEmailChange(ports, session, body));
  serveCall(app, checkChangeCall, ({ session, body }) =>
    checkEmailChange(ports, session, body.email_change_hash),
  );
  serveCall(app, confirmChangeCall, ({ session, body, userAgent }) =>
    confirmChange(ports, { session, secret: body.email_change_hash, userAgent }),
  );
  serveCall(app, exportCall, ({ session, body }) =>
    exportWithPassword(ports, { session, password: body.password }),
  );
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
