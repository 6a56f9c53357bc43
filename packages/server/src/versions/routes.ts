import {
  compareVersions as compareCall,
  getUpdateDetails,
  listVersions as listCall,
  previewUpdate as previewCall,
  restoreVersion as restoreCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../agreements/agreement-access.ts';
import { readUpdateDetails } from '../agreements/update-details.ts';
import { previewUpdate } from '../agreements/update-preview.ts';
import type { BillingPorts } from '../billing/ports.ts';
import { serveCall } from '../http/route.ts';
import { compareVersions } from './compare-versions.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

/** The versions of an agreement: what an update would change, what changed, and the way back. */
export function serveVersionCalls(app: FastifyInstance, ports: BillingPorts): void {
  serveCall(app, getUpdateDetails, (input) =>
    readUpdateDetails(ports, { id: input.params.id, caller: callerOf(input), language: input.language }),
  );
  serveCall(app, previewCall, (input) =>
    previewUpdate(ports, {
      id: input.params.id,
      caller: callerOf(input),
      type: input.body.type,
      answers: input.body.answers,
      edits: input.body.edits,
      freeOnly: input.body.free_only ?? false,
      premium: input.body.premium,
      language: input.language,
    }),
  );
  serveCall(app, listCall, (input) =>
    listVersions(ports, {
      id: input.params.id,
      caller: callerOf(input),
      page: Number(input.query.page ?? 1),
      perPage: Number(input.query.per_page ?? 20),
    }),
  );
  serveCall(app, compareCall, (input) =>
    compareVersions(ports, {
      id: input.params.id,
      caller: callerOf(input),
      from: Number(input.query.from),
      to: Number(input.query.to),
      language: input.query.language,
    }),
  );
  serveCall(app, restoreCall, (input) =>
    restoreVersion(ports, { ...input.body, id: input.params.id, caller: callerOf(input) }),
  );
}
