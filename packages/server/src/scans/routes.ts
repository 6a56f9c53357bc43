import { deleteScan, listScans, readScan as readCall, startScan } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/http/route.ts';
import { orderScan } from './order-scan.ts';
import type { ScanPorts } from './ports.ts';
import { forgetScan, readScan, readScansOf } from './read-scans.ts';

export function serveScanCalls(app: FastifyInstance, ports: ScanPorts): void {
  serveCall(app, startScan, ({ session, body }) => orderScan(ports, { session, address: body.address }));
  serveCall(app, readCall, ({ params }) => readScan(ports, params.id));
  serveCall(app, listScans, ({ session }) => readScansOf(ports, session));
  serveCall(app, deleteScan, ({ session, params }) => forgetScan(ports, { session, id: params.id }));
}
