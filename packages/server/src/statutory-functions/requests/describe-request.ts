import type { Language, OpenRequest } from '@clausewright/contract';
import { getLawLabel } from '@clausewright/library/clauses';
import type { InstancePorts } from '../../platform/ports.ts';
import { clocksOf } from './clock/clock.ts';
import { daysBetween } from './clock/calendar.ts';
import { letterState } from './letter-store.ts';
import { listEvents, type StoredRequest } from './request-store.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock'>;

export function daysLeft(dueOn: string, now: Date): number {
  return daysBetween(now.toISOString().slice(0, 10), dueOn);
}

/** All that its owner is told of a request. */
export async function describeRequest(
  { db, clock }: Ports,
  request: StoredRequest,
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
    letter: await letterState(db, request),
  };
}
