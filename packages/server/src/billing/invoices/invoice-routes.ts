import { idPattern, listInvoices } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { type InvoicePorts, makeInvoiceFile } from './invoice-file.ts';
import { findInvoice } from './invoice-store.ts';
import { listOwnInvoices } from './list-invoices.ts';

const kinds = { pdf: 'attachment', ubl: 'attachment', view: 'inline' } as const;

export function serveInvoiceCalls(app: FastifyInstance, ports: InvoicePorts): void {
  serveCall(app, listInvoices, ({ session, query }) => listOwnInvoices(ports, session, query));

  // The id is the proof, as with every file: 128 random bits.
  app.get<{ Params: { id: string; kind: string } }>(
    '/invoices/:id/:kind',
    { config: { documentClass: 'file', limit: 'download' }, schema: { hide: true } },
    async ({ params: { id, kind } }, reply) => {
      if (!idPattern.test(id) || !isKind(kind)) return reply.callNotFound();
      const invoice = await findInvoice(ports.db, id);
      if (invoice === null) return reply.callNotFound();
      const file = await makeInvoiceFile(ports, invoice, kind === 'ubl' ? 'ubl' : 'pdf');
      if (file === null) return reply.callNotFound();
      return reply
        .type(file.contentType)
        .header('content-disposition', `${kinds[kind]}; filename="${file.name}"`)
        .send(Buffer.from(file.content));
    },
  );
}

function isKind(text: string): text is keyof typeof kinds {
  return Object.hasOwn(kinds, text);
}
