import {
  listWebsites,
  listWebsiteStates,
  moveWebsite as moveCall,
  postponeNext as postponeCall,
  readWebsite as call,
  readWebsitePage as pageCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import type { SessionPorts } from '../customers/sessions/ports.ts';
import type { DocumentPorts } from '../documents/ports.ts';
import { serveCall } from '../platform/http/route.ts';
import { moveWebsite } from './move-website.ts';
import { postponeNext } from './postpone-next.ts';
import { readWebsitePage } from './read-website-page.ts';
import { readWebsiteStates } from './read-website-states.ts';
import { readWebsite, readWebsites } from '../websites/read-websites.ts';

export function serveWebsiteCalls(app: FastifyInstance, ports: DocumentPorts & SessionPorts): void {
  serveCall(app, listWebsites, ({ session, query }) => readWebsites(ports, { session, query }));
  serveCall(app, call, ({ session, params }) => readWebsite(ports, { session, id: params.id }));
  serveCall(app, listWebsiteStates, ({ session, query }) => readWebsiteStates(ports, { session, query }));
  serveCall(app, pageCall, ({ session, params }) => readWebsitePage(ports, { session, id: params.id }));
  serveCall(app, postponeCall, ({ session, params, body: { key, undo = false } }) =>
    postponeNext(ports, { session, id: params.id, key, undo }),
  );
  serveCall(app, moveCall, ({ session, params, body }) =>
    moveWebsite(ports, { session, id: params.id, ...body }),
  );
}
