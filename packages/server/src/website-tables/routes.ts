import { importWebsiteTable, previewWebsiteTable, readWebsiteTable } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/http/route.ts';
import { importTable } from './import-table.ts';
import { previewTable, type TablePorts } from './preview-table.ts';
import { writeTable } from './write-table.ts';

export function serveWebsiteTables(app: FastifyInstance, ports: TablePorts): void {
  serveCall(app, previewWebsiteTable, ({ session, language, body }) =>
    previewTable(ports, { session, language, body }),
  );
  serveCall(app, importWebsiteTable, ({ session, body }) => importTable(ports, { session, body }));
  serveCall(app, readWebsiteTable, ({ session, query }) => writeTable(ports, { session, query }));
}
