import type { Colleague, Language, OpenRequest } from '@clausewright/contract';
import { getLawLabel } from '@clausewright/library/clauses';
import type { InstancePorts } from '../../platform/ports.ts';
import { assigneesOf, listColleagues } from './assignment-store.ts';
import { clocksOf } from './clock/clock.ts';
import { daysBetween } from './clock/calendar.ts';
import type { RequestDesk } from './desk-store.ts';
import { type AnswerFile, findFile } from './files/file-store.ts';
import { letterState } from './letter-store.ts';
import { listNotes } from './note-store.ts';
import { listEvents, type StoredRequest } from './request-store.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock'>;

export function daysLeft(dueOn: string, now: Date): number {
  return daysBetween(now.toISOString().slice(0, 10), dueOn);
}

/** Null where nobody is, and where who was may no longer deal with it. */
export function assigned(colleagues: readonly Colleague[], person: string | undefined): Colleague | null {
  const found = colleagues.find(({ id }) => id === person);
  return found === undefined ? null : { id: found.id, email: found.email };
}

/** All that its owner is told of a request. */
export async function describeRequest(
  { db, clock }: Ports,
  { desk, request }: { desk: RequestDesk; request: StoredRequest },
  language: Language,
): Promise<OpenRequest> {
  const { laws, kind, receivedOn, law } = request;
  return {
    request_id: request.id,
    number: request.number,
    kind,
    state: request.state,
    received_at: request.receivedAt.toISOString(),
    due_on: request.dueOn,
    days_left: daysLeft(request.dueOn, clock()),
    assignee: assigned(await listColleagues(db, desk), (await assigneesOf(db, [request.id])).get(request.id)),
    email: request.email,
    said: request.said,
    language: request.language,
    law: law === null ? null : getLawLabel(law, language),
    article: request.article,
    confirm_by: request.confirmBy,
    extendable_to: request.extendableTo,
    periods: clocksOf(laws, kind, receivedOn).map((period) => ({
      law: period.of,
      name: getLawLabel(period.of, language),
      article: period.article,
      answer_by: period.law === null ? null : period.answerBy,
      extended_by: period.extendedBy,
    })),
    events: (await listEvents(db, request.id)).map(({ kind: what, at, said, dueOn }) => ({
      kind: what,
      at: at.toISOString(),
      said,
      due_on: dueOn,
    })),
    notes: (await listNotes(db, request.id)).map(({ at, author, said }) => ({
      at: at.toISOString(),
      author,
      said,
    })),
    file: describeFile(await findFile(db, request.id, clock())),
    letter: await letterState(db, request),
  };
}

function describeFile(file: AnswerFile | null): OpenRequest['file'] {
  if (file === null) return null;
  const { name, bytes, putAt, expiresAt, fetchedAt, there } = file;
  return {
    name,
    bytes,
    put_at: putAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    fetched_at: fetchedAt?.toISOString() ?? null,
    there,
  };
}
