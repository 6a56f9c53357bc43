import {
  type listRequests,
  type QueryOf,
  type readRequest,
  type ResultOf,
  type VisitorRequest,
} from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import { hasRight, type Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { assigneesOf, listColleagues } from './assignment-store.ts';
import { listBanners } from './banner-store.ts';
import { assigned, daysLeft, describeRequest } from './describe-request.ts';
import { websiteName } from './describe-desk.ts';
import { countRequests, type ListedRequest, listRequestsOf } from './list-store.ts';
import { openDesk } from './own-desk.ts';
import { findRequest } from './request-store.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock'>;

export async function readRequests(
  { db, clock }: Ports,
  { session, id, query }: { session: Session; id: string; query: QueryOf<typeof listRequests> },
): Promise<Outcome<ResultOf<typeof listRequests>>> {
  const opened = await openDesk(db, id, session);
  if (!opened.ok) return opened;
  const now = clock();
  const { page = 1, per_page: perPage = 20, of = 'waiting' } = query;
  const deskId = opened.desk.id;
  const counts = await countRequests(db, deskId, now.toISOString().slice(0, 10));
  const found = await listRequestsOf(db, deskId, { of, page: Number(page), perPage: Number(perPage) });
  const colleagues = await listColleagues(db, opened.desk);
  const assignees = await assigneesOf(
    db,
    found.map((one) => one.id),
  );
  const requests = found.map((one) => ({
    ...listed(one, now),
    assignee: assigned(colleagues, assignees.get(one.id)),
  }));
  return { ok: true, value: { requests, total: counts[of], counts } };
}

function listed(
  { id, receivedAt, dueOn, ...rest }: ListedRequest,
  now: Date,
): Omit<VisitorRequest, 'assignee'> {
  return {
    ...rest,
    request_id: id,
    received_at: receivedAt.toISOString(),
    due_on: dueOn,
    days_left: daysLeft(dueOn, now),
  };
}

export async function readOne(
  ports: Ports,
  { session, id, request }: { session: Session; id: string; request: string },
): Promise<Outcome<ResultOf<typeof readRequest>>> {
  const opened = await openDesk(ports.db, id, session);
  if (!opened.ok) return opened;
  const found = await findRequest(ports.db, opened.desk.id, request);
  if (found === null) return { ok: false, reason: 'not-found' };
  const { desk } = opened;
  return {
    ok: true,
    value: {
      request: await describeRequest(ports, { desk, request: found }, session.language),
      website: websiteName(desk),
      colleagues: mayAssign(session)
        ? (await listColleagues(ports.db, desk)).map(({ id: person, email }) => ({ id: person, email }))
        : [],
      banner: (await listBanners(ports.db, desk)).length > 0,
    },
  };
}

/** Who else is in the organisation is told to whoever may choose among them alone. */
function mayAssign(session: Session): boolean {
  return session.key?.scopes.includes('write') ?? hasRight(session, 'write');
}
