import {
  askBannerApproval,
  askDocumentApproval,
  decideBanner,
  decideDocument,
  readBannerApproval,
  readDocumentApproval,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/http/route.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { askForApproval } from './ask-for-approval.ts';
import { decide } from './decide.ts';
import { readApproval } from './read-approval.ts';

/** What members of an organisation say of a document or a banner before it is published. */
export function serveReviews(app: FastifyInstance, ports: InstancePorts): void {
  serveCall(app, readDocumentApproval, ({ session, params }) =>
    readApproval(ports.db, session, { of: 'agreement', id: params.id }),
  );
  serveCall(app, readBannerApproval, ({ session, params }) =>
    readApproval(ports.db, session, { of: 'banner', id: params.id }),
  );
  serveCall(app, decideDocument, ({ session, params, body: { approved, remark, revision } }) =>
    decide(ports, session, { of: 'agreement', id: params.id, seen: String(revision), approved, remark }),
  );
  serveCall(app, decideBanner, ({ session, params, body: { approved, remark, revision } }) =>
    decide(ports, session, { of: 'banner', id: params.id, seen: revision, approved, remark }),
  );
  serveCall(app, askDocumentApproval, ({ session, params }) =>
    askForApproval(ports, session, { of: 'agreement', id: params.id }),
  );
  serveCall(app, askBannerApproval, ({ session, params }) =>
    askForApproval(ports, session, { of: 'banner', id: params.id }),
  );
}
