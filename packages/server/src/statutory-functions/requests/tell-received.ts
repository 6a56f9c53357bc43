import type { Transaction } from '../../platform/database/schema.ts';
import type { Enqueue } from '../../platform/jobs/start-jobs.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { websiteName } from './describe-desk.ts';
import type { RequestDesk } from './desk-store.ts';
import type { StoredRequest } from './request-store.ts';

/** Ids and names alone, nothing of the visitor. */
export async function tellReceived(
  ports: { enqueue: Enqueue },
  trx: Transaction,
  { desk, request, now }: { desk: RequestDesk; request: StoredRequest; now: Date },
): Promise<void> {
  await tellWebhooks(ports, trx, {
    ownerId: desk.ownerId,
    kind: 'request.received',
    data: {
      ids: { website: desk.websiteId, request: request.id },
      names: { website: websiteName(desk), request: request.number, kind: request.kind, due: request.dueOn },
      links: {
        api: `/api/v1/requests/one/${desk.websiteId}/${request.id}`,
        page: `/profile/requests/${desk.websiteId}/${request.id}`,
      },
    },
    now,
    onceKey: `request:${request.id}`,
  });
}
