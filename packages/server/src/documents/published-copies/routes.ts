import { checkCopy as call } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { refuseIfDeleted } from '../records/refuse-if-deleted.ts';
import { checkCopy, type CopyPorts } from './check-copy.ts';
import { createCopyFinder } from './copy-finder.ts';

/** Whether pages of owners still show what is published. */
export function serveCopyCalls(app: FastifyInstance, ports: CopyPorts): void {
  const finder = createCopyFinder();
  app.addHook('onClose', () => finder[Symbol.asyncDispose]());
  serveCall(app, call, ({ session, params, body }) =>
    refuseIfDeleted(ports.db, params.id, () =>
      checkCopy({ ...ports, finder }, { session, id: params.id, address: body.address }),
    ),
  );
}
