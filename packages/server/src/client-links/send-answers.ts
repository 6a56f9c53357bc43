import { answersByQuestion, askedAlone } from '@clausewright/library/client-questions';
import { cleanAnswers, evaluate } from '@clausewright/library/questionnaires';
import {
  type AgreementType,
  agreementTypes,
  type BodyOf,
  type ClientAsking,
  clientLinkLimits,
  rightsOf,
  type sendClientAnswers as call,
} from '@clausewright/contract';
import { noteActivity } from '../activity/note-activity.ts';
import { findAccount } from '../customers/customer-store.ts';
import { findMembership } from '../customers/organisations/member-store.ts';
import { refuseAnswers } from '../documents/planning/answer-refusals.ts';
import { findQuestionnaire } from '../documents/planning/plan-agreement.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { JsonObject } from '../platform/database/json.ts';
import type { Transaction } from '../platform/database/schema.ts';
import type { Outcome, Refused } from '../platform/http/envelope.ts';
import { type EmailLimit, putRateLimitedInOutbox } from '../platform/mail/rate-limited-email-store.ts';
import {
  findLinkByToken,
  insertSending,
  lockLinkByToken,
  type OpenedLink,
  putAnswers,
} from './client-link-store.ts';
import { type ClientPorts, describeAsking, judgeLink, websiteOf } from './open-link.ts';

/** Whoever asks has all answers on the page: what comes in parts need not fill the mailbox. */
const letterLimit: EmailLimit = { hour: 10, day: 30 };

type Body = BodyOf<typeof call>;
interface Judged {
  type: AgreementType;
  question: string;
  given: JsonObject;
}

/** Keeps what a client answered, once, and tells whoever asks. Nothing of it is in a document by that. */
export async function sendAnswers(
  ports: ClientPorts,
  { token, request_id: requestId, answers, remark = '' }: Body,
): Promise<Outcome<ClientAsking>> {
  const { db, clock, rateLimits } = ports;
  const now = clock();
  const found = judgeLink(await findLinkByToken(db, token), now);
  if (!found.ok) return found;
  const spent = await rateLimits.spendByObject('client-link', found.link.id);
  if (!spent.ok) return { ...spent, reason: 'limited' };
  const judged = judgeAnswers(found.link, answers, now);
  if (!judged.ok) return judged;
  if (judged.answers.length === 0 && remark === '')
    return { ok: false, reason: 'answers-invalid', fields: [{ field: 'answers', code: 'required' }] };
  return inTransaction(db, async (trx): Promise<Outcome<ClientAsking>> => {
    const usable = judgeLink(await lockLinkByToken(trx, token), now);
    if (!usable.ok) return usable;
    const { link } = usable;
    const sending = { link, requestId, remark: remark === '' ? null : remark, now };
    const came = await insertSending(trx, sending);
    if (came === 'full') return { ok: false, reason: 'client-link-full' };
    if (came === 'new') {
      const rows = judged.answers.map((one) => ({ ...one, linkId: link.id, givenAt: now }));
      await putAnswers(trx, rows);
      await tell(ports, trx, { link, requestId, count: rows.length, now });
      await noteActivity(trx, {
        kind: 'client-answers-received',
        ownerId: link.ownerId,
        actorId: null,
        objectId: link.websiteId,
        by: 'caller',
        now,
      });
    }
    return { ok: true, value: await describeAsking(trx, link) };
  });
}

/** Only what was asked is taken, as the wizard itself judges it; nobody has to answer everything. */
function judgeAnswers(
  { questions }: OpenedLink,
  given: Body['answers'],
  now: Date,
): { ok: true; answers: Judged[] } | Refused {
  if (Buffer.byteLength(JSON.stringify(given)) > clientLinkLimits.bytes)
    return {
      ok: false,
      reason: 'answers-invalid',
      fields: [{ field: 'answers', code: 'answers-too-large' }],
    };
  const context = { today: now.toISOString().slice(0, 10) };
  const judged: Judged[] = [];
  for (const type of agreementTypes) {
    const said = Object.hasOwn(given, type) ? given[type] : undefined;
    if (said === undefined) continue;
    const questionnaire = findQuestionnaire(type);
    const asked = questions.filter((one) => one.type === type);
    if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
    const alone = askedAlone(questionnaire, asked);
    const clean = cleanAnswers(alone, said, context);
    if (!clean.ok) return refuseAnswers(clean.errors);
    const { errors } = evaluate(alone, clean.answers, context);
    const wrong = errors.filter(({ rule }) => rule !== 'required');
    if (wrong.length > 0) return refuseAnswers(wrong);
    for (const [question, answer] of answersByQuestion(alone, clean.answers))
      judged.push({ type, question, given: answer });
  }
  return { ok: true, answers: judged };
}

/** A letter to whoever made the link, as long as he may see it; else to the account. It names no answer. */
async function tell(
  { enqueue, publicUrl, operatorName }: ClientPorts,
  trx: Transaction,
  { link, requestId, count, now }: { link: OpenedLink; requestId: string; count: number; now: Date },
): Promise<void> {
  const { ownerId, madeBy, id, websiteId } = link;
  const maker =
    madeBy === null || madeBy === ownerId
      ? null
      : await findMembership(trx, { organisationId: ownerId, personId: madeBy });
  const isTold =
    maker !== null &&
    rightsOf(maker.role).includes('publish') &&
    (maker.websites?.includes(websiteId) ?? true);
  const account = await findAccount(trx, isTold ? (madeBy ?? ownerId) : ownerId);
  if (account === null) throw new Error('a website without an account');
  await putRateLimitedInOutbox(trx, enqueue, {
    eventKey: `client-answers:${id}:${requestId}`,
    recipient: account.email,
    language: account.language,
    message: 'client-answers',
    bound: letterLimit,
    facts: {
      service: operatorName,
      website: websiteOf(link),
      count,
      link: `${publicUrl}/profile/sites/${websiteId}?ask=client`,
    },
    now,
  });
}
