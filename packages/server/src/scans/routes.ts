import {
  deleteScan,
  listScans,
  readScan as readCall,
  scanSuggestions,
  startScan,
  readScanEvidence,
  readWatching as readWatchingCall,
  stopScan as stopCall,
  verifyWebsite as verifyCall,
  watchWebsite as watchCall,
  websitePictures,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/http/route.ts';
import { orderScan } from './order-scan.ts';
import type { ScanPorts } from './ports.ts';
import { readEvidence } from './evidence/read-evidence.ts';
import { readPictures } from './evidence/read-pictures.ts';
import { stopScan } from './stop-scan.ts';
import { verifyWebsite } from './verification/verify-website.ts';
import { readWatching, watchWebsite } from './watching/watch-website.ts';
import { forgetScan, readScan, readOwnScans } from './read-scans.ts';
import { suggestFromScan } from './suggest-from-scan.ts';

export function serveScanCalls(app: FastifyInstance, ports: ScanPorts): void {
  serveCall(app, startScan, ({ session, body }) => orderScan(ports, { session, address: body.address }));
  serveCall(app, readCall, ({ params, language }) => readScan(ports, params.id, language));
  serveCall(app, scanSuggestions, ({ params, query }) =>
    suggestFromScan(ports, { id: params.id, type: query.type }),
  );
  serveCall(app, stopCall, ({ session, params }) => stopScan(ports, { session, id: params.id }));
  serveCall(app, readScanEvidence, ({ params }) => readEvidence(ports, params.id));
  serveCall(app, verifyCall, ({ session, params }) => verifyWebsite(ports, { session, id: params.id }));
  serveCall(app, watchCall, ({ session, params, body }) =>
    watchWebsite(ports, { session, id: params.id, rhythm: body.rhythm }),
  );
  serveCall(app, readWatchingCall, ({ session, params }) => readWatching(ports, { session, id: params.id }));
  serveCall(app, websitePictures, ({ session, params }) => readPictures(ports, { session, id: params.id }));
  serveCall(app, listScans, ({ session }) => readOwnScans(ports, session));
  serveCall(app, deleteScan, ({ session, params }) => forgetScan(ports, { session, id: params.id }));
}
