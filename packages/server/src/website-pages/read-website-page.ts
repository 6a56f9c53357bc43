import { plannedPromises } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import type { PageDocument, readWebsitePage as call, ResultOf, WebsitePage } from '@clausewright/contract';
import { linksOpenTo } from '../client-links/own-links.ts';
import { findConsentCard } from '../consent/consents/consent-card-store.ts';
import { cardWith } from '../consent/consents/describe-consent.ts';
import { latestSubscriptions } from '../consent/plans/subscription-store.ts';
import { readOwnAgreements } from '../documents/agreements/own-agreements.ts';
import { describePromiseWords } from '../documents/planning/describe-promise.ts';
import { planStoredAgreement } from '../documents/planning/plan-stored-agreement.ts';
import type { DocumentPorts } from '../documents/ports.ts';
import { readContradictions } from '../documents/site-consistency/read-contradictions.ts';
import { contradictionsBetween } from '../documents/site-consistency/contradictions-between.ts';
import { servedAnswers } from '../documents/site-consistency/site-documents-store.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import { firstDay, sharesByDay, toShares } from './consent-rate.ts';
import { nextSteps } from './next-step.ts';
import { describeWebsite } from '../websites/read-websites.ts';
import { findPageBanner, documentFacts, findPostponed, looksAt } from './website-page-store.ts';
import { answersSince } from './website-state-store.ts';
import { findWebsite } from '../websites/website-store.ts';

/** Documents that a page shows; nobody has more of one website. */
const most = 100;

interface Asked {
  session: Session;
  id: string;
}

/** All that belongs to a website, for its owner. */
export async function readWebsitePage(
  ports: DocumentPorts,
  { session, id }: Asked,
): Promise<Outcome<ResultOf<typeof call>>> {
  const { db, clock } = ports;
  const now = clock();
  const website = await findWebsite(db, id, session.customerId);
  if (website === null) return { ok: false, reason: 'not-found' };
  const { documents, answers } = await readDocuments(ports, { session, id });
  const banner = await readBanner(ports, id);
  const { done, going } = await looksAt(db, id, now);
  const facts = {
    website: describeWebsite(website),
    documents,
    banner,
    scan: done === null ? null : describeLook(done),
    looking: going,
    contradictions: {
      banner: banner === null ? [] : await againstBanner(ports, session, banner.card.id),
      documents: contradictionsBetween(
        await servedAnswers(
          db,
          documents.filter(({ served }) => served).map(({ agreement_id: served }) => served),
        ),
      ),
    },
    tasks: documents
      .flatMap(({ agreement_id: of, type }) =>
        plannedPromises(answers.get(of) ?? {}).map(({ id: promise, by }) => ({
          agreement_id: of,
          type,
          promise,
          by,
          ...describePromiseWords(promise, session.language),
        })),
      )
      .toSorted((one, other) => ((one.by ?? '9') < (other.by ?? '9') ? -1 : 1)),
  };
  const postponed = (await findPostponed(db, id, session.customerId)) ?? {};
  const next = nextSteps(facts, now).find(({ key }) => (postponed[key] ?? '') <= now.toISOString());
  return { ok: true, value: { ...facts, next: next ?? null, client_links: linksOpenTo(session) } };
}

async function readDocuments(
  ports: DocumentPorts,
  { session, id }: Asked,
): Promise<{ documents: PageDocument[]; answers: ReadonlyMap<string, Answers> }> {
  const query = { website: id, per_page: String(most), sort: 'oldest' } as const;
  const listed = await readOwnAgreements(ports, { session, query, unpaid: false });
  if (!listed.ok) throw new Error(listed.reason);
  const { agreements } = listed.value;
  const rows = await documentFacts(
    ports.db,
    agreements.map((one) => one.agreement_id),
  );
  const facts = new Map(rows.map((row) => [row.id, row]));
  const documents: PageDocument[] = [];
  for (const one of agreements) {
    const row = facts.get(one.agreement_id);
    documents.push({
      ...one,
      version: row?.version ?? null,
      served_at: row?.servedAt?.toISOString() ?? null,
      due: one.status === 'unfinished' ? await dueOf(ports, one) : null,
    });
  }
  return { documents, answers: new Map(rows.map((row) => [row.id, row.answers ?? {}])) };
}

async function dueOf(
  ports: DocumentPorts,
  { agreement_id: id, type }: Pick<PageDocument, 'agreement_id' | 'type'>,
): Promise<PageDocument['due']> {
  const { plan } = await planStoredAgreement(ports, { id, type });
  const { total, currency } = plan.price;
  return total === 0 ? null : { amount: total, currency };
}

async function readBanner({ db, clock }: DocumentPorts, websiteId: string): Promise<WebsitePage['banner']> {
  const now = clock();
  const found = await findPageBanner(db, websiteId);
  if (found === null) return null;
  const facts = await findConsentCard(db, found.id, now);
  if (facts === null) return null;
  const subscription = (await latestSubscriptions(db, [found.id])).get(found.id) ?? null;
  const rows = await answersSince(db, [found.siteId], firstDay(now));
  return { card: cardWith(facts, subscription, now), ...toShares(rows), days: sharesByDay(rows, now) };
}

async function againstBanner(
  ports: DocumentPorts,
  session: Session,
  id: string,
): Promise<WebsitePage['contradictions']['banner']> {
  const read = await readContradictions(ports, { session, id });
  return read.ok ? read.value.agreements.filter(({ found }) => found.length > 0) : [];
}

function describeLook({
  id,
  at,
  result: { pages, services, findings },
}: NonNullable<Awaited<ReturnType<typeof looksAt>>['done']>): WebsitePage['scan'] {
  return {
    id,
    at: at.toISOString(),
    pages: pages.length,
    unreachable: pages[0]?.limits.includes('unreachable') ?? false,
    services: services.filter(({ type }) => type !== 'ESSENTIAL').length,
    findings: findings.map(({ code, severity, subject, count }) => ({ code, severity, subject, count })),
  };
}
