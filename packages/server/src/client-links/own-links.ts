import { askableQuestions, askedAlone } from '@clausewright/library/client-questions';
import { getOptions } from '@clausewright/library/questionnaires';
import {
  type BodyOf,
  type ClientLink as Described,
  clientLinkLimits,
  type listClientLinks as listCall,
  type makeClientLink as makeCall,
  type renewClientLink as renewCall,
  type ResultOf,
  type revokeClientLink as revokeCall,
  type takeClientAnswers as takeCall,
  type WebsitePage,
} from '@clausewright/contract';
import { offeredQuestionnaire } from '../documents/planning/plan-agreement.ts';
import { newId, newToken } from '../platform/database/ids.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { StoredQuestion } from '../platform/database/client-link-schema.ts';
import type { Transaction } from '../platform/database/schema.ts';
import type { Outcome, Refused } from '../platform/http/envelope.ts';
import { hasRight, personOf, type Session } from '../platform/http/session.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { findWebsite, lockWebsite } from '../websites/website-store.ts';
import {
  type ClientLink,
  deleteLink,
  insertLink,
  listAnswered,
  listAnswers,
  listLinks,
  lockLink,
  markTaken,
  renewLink,
  revokeLink,
} from './client-link-store.ts';
import { describeLink, describeLinks } from './describe-link.ts';
import { digestOfAnswer } from './settled.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock' | 'mode'>;
type Made = Outcome<ResultOf<typeof makeCall>>;
type Changed = Outcome<{ link: Described }>;
interface Asked {
  session: Session;
  /** Of the website. */
  id: string;
}

const day = 86_400_000;

export async function listOwnLinks(
  { db, clock }: Ports,
  { session, id }: Asked,
): Promise<Outcome<ResultOf<typeof listCall>>> {
  if ((await findWebsite(db, id, session.customerId)) === null) return { ok: false, reason: 'not-found' };
  const links = await describeLinks(db, await listLinks(db, id), clock());
  return { ok: true, value: { links, may_change: linksOpenTo(session) === 'make' } };
}

/** What the caller may do with links of a website of the account. */
export function linksOpenTo(session: Session): WebsitePage['client_links'] {
  if (session.key !== undefined) return 'none';
  if (hasRight(session, 'publish')) return 'make';
  return hasRight(session, 'approve') ? 'see' : 'none';
}

export async function makeLink(
  { db, clock, mode }: Ports,
  { session, id, asker, days, questions }: Asked & BodyOf<typeof makeCall>,
): Promise<Made> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<Made> => {
    const website = await lockWebsite(trx, id, session.customerId);
    if (website === null) return { ok: false, reason: 'not-found' };
    if ((await listLinks(trx, id)).length >= clientLinkLimits.links)
      return { ok: false, reason: 'client-links-too-many' };
    const refused = questions.flatMap((one, index) => faultsOf(one, index, mode));
    if (refused.length > 0) return { ok: false, reason: 'answers-invalid', fields: refused };
    const documents = await listAnswered(trx, id);
    const gone = questions.find(
      ({ agreement_id: of, type }) =>
        of !== null && !documents.some((document) => document.id === of && document.type === type),
    );
    if (gone !== undefined) return { ok: false, reason: 'not-found' };
    const asked = new Map<string, StoredQuestion>();
    for (const { options, ...one } of questions.filter((each) => standsAlone(each, questions, mode))) {
      const base = digestOfAnswer(documents, one);
      asked.set(`${one.type} ${one.question}`, { ...one, ...(options && { options }), base });
    }
    const token = newToken();
    const link: ClientLink = {
      id: newId(),
      websiteId: id,
      asker,
      questions: [...asked.values()],
      madeBy: personOf(session),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * day),
      revokedAt: null,
      renewedAt: null,
    };
    await insertLink(trx, link, token);
    return { ok: true, value: { link: await describeLink(trx, link, now), token } };
  });
}

type AskedOne = BodyOf<typeof makeCall>['questions'][number];

/** What no page of ours sends. */
function faultsOf(
  { type, question, options = [] }: AskedOne,
  index: number,
  mode: InstancePorts['mode'],
): NonNullable<Refused['fields']> {
  const questionnaire = offeredQuestionnaire(type, mode);
  const found = questionnaire && askableQuestions(questionnaire).find(({ id }) => id === question);
  if (!found) return [{ field: `questions.${index}.question`, code: 'unknown-field' }];
  const known = getOptions(found).map(({ id }) => id);
  return options.every((one) => known.includes(one))
    ? []
    : [{ field: `questions.${index}.options`, code: 'not-allowed' }];
}

/** One that hangs on another one that is asked comes with it, and has no answer of its own. */
function standsAlone(
  { type, question }: AskedOne,
  questions: readonly AskedOne[],
  mode: InstancePorts['mode'],
): boolean {
  const questionnaire = offeredQuestionnaire(type, mode);
  if (!questionnaire) return false;
  const { steps } = askedAlone(
    questionnaire,
    questions.filter((one) => one.type === type),
  );
  return steps.some((step) => step.questions.some(({ id }) => id === question));
}

export async function renewOwnLink(
  { db, clock }: Ports,
  { session, id, link: linkId, days }: Asked & BodyOf<typeof renewCall>,
): Promise<Made> {
  const now = clock();
  const token = newToken();
  const changed = await inTransaction(db, (trx) =>
    changeLink(trx, { session, id, linkId, now }, async (link) => {
      const expiresAt = new Date(now.getTime() + days * day);
      const madeBy = personOf(session);
      await renewLink(trx, { id: link.id, madeBy, expiresAt, token, now });
    }),
  );
  return changed.ok ? { ok: true, value: { ...changed.value, token } } : changed;
}

export async function revokeOwnLink(
  { db, clock }: Ports,
  { session, id, link: linkId, delete: isDeleted }: Asked & BodyOf<typeof revokeCall>,
): Promise<Outcome<ResultOf<typeof revokeCall>>> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof revokeCall>>> => {
    if (isDeleted) {
      const link = await holdLink(trx, { session, id, linkId });
      if (link === null) return { ok: false, reason: 'not-found' };
      await deleteLink(trx, link.id);
      return { ok: true, value: { link: null } };
    }
    return changeLink(trx, { session, id, linkId, now }, async (link) => {
      if (link.revokedAt === null) await revokeLink(trx, link.id, now);
    });
  });
}

/** Notes what was taken over into a draft; the draft is in the browser of whoever did it. */
export async function takeAnswers(
  { db, clock }: Ports,
  { session, id, link: linkId, type, answers }: Asked & BodyOf<typeof takeCall>,
): Promise<Changed> {
  const now = clock();
  return inTransaction(db, (trx) =>
    changeLink(trx, { session, id, linkId, now }, async (link) => {
      const stored = new Map(
        (await listAnswers(trx, [link.id]))
          .filter((one) => one.type === type)
          .map((one) => [one.question, one.givenAt.toISOString()]),
      );
      const isSeen = answers.every(({ question, given_at: at }) => stored.get(question) === at);
      if (!isSeen) return { ok: false, reason: 'client-answers-changed' };
      const questions = answers.map(({ question }) => question);
      await markTaken(trx, { linkId: link.id, type, questions, now });
      return undefined;
    }),
  );
}

/** Does something to a link of a website of the account, and tells how it is then. */
async function changeLink(
  trx: Transaction,
  { now, ...asked }: Asked & { linkId: string; now: Date },
  work: (link: ClientLink) => Promise<Refused | void>,
): Promise<Changed> {
  const link = await holdLink(trx, asked);
  if (link === null) return { ok: false, reason: 'not-found' };
  const refused = await work(link);
  if (refused !== undefined) return refused;
  const after = await lockLink(trx, link);
  if (after === null) throw new Error('a link that is held is gone');
  return { ok: true, value: { link: await describeLink(trx, after, now) } };
}

async function holdLink(
  trx: Transaction,
  { session, id, linkId }: Asked & { linkId: string },
): Promise<ClientLink | null> {
  const website = await lockWebsite(trx, id, session.customerId);
  return website === null ? null : lockLink(trx, { id: linkId, websiteId: id });
}
