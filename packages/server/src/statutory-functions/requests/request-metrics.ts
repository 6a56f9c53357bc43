import type {
  QueryOf,
  readRequestMetrics,
  RequestKind,
  RequestMetric,
  ResultOf,
} from '@clausewright/contract';
import { requestMetricKinds } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { type YearOfKind, yearOf } from './log-store.ts';
import { openDesk } from './own-desk.ts';

/** What California calls them; a copy in a form that machines read is part of knowing (§ 1798.130(a)(3)(B)(iii)). */
const kindsOf: Readonly<Record<(typeof requestMetricKinds)[number], readonly RequestKind[]>> = {
  know: ['access', 'portability'],
  deletion: ['deletion'],
  correction: ['correction'],
  'opt-out': ['opt-out'],
  limit: ['limit'],
};

/** What a business publishes of a calendar year, the one before unless another is asked for (11 CCR § 7102(a)(1)). */
export async function readMetrics(
  { db, clock }: Pick<InstancePorts, 'db' | 'clock'>,
  { session, id, query }: { session: Session; id: string; query: QueryOf<typeof readRequestMetrics> },
): Promise<Outcome<ResultOf<typeof readRequestMetrics>>> {
  const opened = await openDesk(db, id, session);
  if (!opened.ok) return opened;
  const present = clock().getUTCFullYear();
  const year = query.year === undefined ? present - 1 : Number(query.year);
  const found = await yearOf(db, opened.desk.id, year);
  const metrics = requestMetricKinds.map((kind) =>
    metricOf(
      kind,
      found.filter((one) => kindsOf[kind].includes(one.kind)),
    ),
  );
  return { ok: true, value: { year, metrics } };
}

function metricOf(kind: RequestMetric['kind'], of: readonly YearOfKind[]): RequestMetric {
  const sum = (count: (one: YearOfKind) => number): number => of.reduce((all, one) => all + count(one), 0);
  const days = of.flatMap((one) => one.days).toSorted((one, other) => one - other);
  return {
    kind,
    received: sum((one) => one.received),
    done: sum((one) => one.done),
    refused: sum((one) => one.refused),
    median_days: median(days),
    mean_days: days.length === 0 ? null : rounded(days.reduce((all, one) => all + one, 0) / days.length),
  };
}

function median(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** To a tenth of a day. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
