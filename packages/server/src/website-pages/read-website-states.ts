import { domainToUnicode } from 'node:url';
import type { listWebsiteStates as call, QueryOf, ResultOf, WebsiteState } from '@clausewright/contract';
import type { Outcome } from '../platform/http/envelope.ts';
import { type Session, websitesSeen } from '../platform/http/session.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { countOwnStates } from './compare-websites.ts';
import { firstDay, toShares } from './consent-rate.ts';
import { answersSince, countContradicting, listStates, sumStates } from './website-state-store.ts';

/** Websites on a page unless the caller says how many. */
const usualPage = 50;

/** The websites of an account with how they are; as many questions however many they are. */
export async function readWebsiteStates(
  ports: Pick<InstancePorts, 'db' | 'clock'>,
  { session, query }: { session: Session; query: QueryOf<typeof call> },
): Promise<Outcome<ResultOf<typeof call>>> {
  const { db, clock } = ports;
  const { page = 1, per_page: perPage = usualPage, q = '', state, has, sort = 'urgent' } = query;
  const among = websitesSeen(session);
  const asked = { q, among, state, has, sort, page: Number(page), perPage: Number(perPage) };
  await countOwnStates(ports, session.customerId);
  const rows = await listStates(db, session.customerId, asked);
  const counts = await sumStates(db, session.customerId, { q, among });
  const contradicting = await countContradicting(db, session.customerId, { q, among });
  const sites = rows.flatMap(({ bannerSiteId }) => bannerSiteId ?? []);
  const answers = Map.groupBy(await answersSince(db, sites, firstDay(clock())), ({ siteId }) => siteId);
  return {
    ok: true,
    value: {
      websites: rows.map(({ bannerSiteId, checkedAt, kind, name, ...row }) => ({
        ...row,
        kind,
        name: kind === 'app' ? name : domainToUnicode(name) || name,
        accepted: bannerSiteId === null ? null : toShares(answers.get(bannerSiteId) ?? []).accepted,
        checked_at: checkedAt?.toISOString() ?? null,
      })),
      total: totalOf(counts, contradicting, { state, has }),
      counts,
      contradicting,
    },
  };
}

/** What contradicts itself needs its owner: in any other state there is none. */
function totalOf(
  counts: Readonly<Record<WebsiteState, number>>,
  contradicting: number,
  { state, has }: Pick<QueryOf<typeof call>, 'state' | 'has'>,
): number {
  if (has !== undefined) return state === undefined || state === 'act' ? contradicting : 0;
  return state === undefined ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[state];
}
