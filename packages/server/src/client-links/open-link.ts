import { createHash } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import type { ClientAsking } from '@clausewright/contract';
import type { StoredQuestion } from '../platform/database/client-link-schema.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Outcome, Refused } from '../platform/http/envelope.ts';
import type { RateLimits } from '../platform/http/allowance.ts';
import type { InstancePorts } from '../platform/ports.ts';
import {
  type ClientAnswer,
  findLinkByToken,
  listAnswered,
  listAnswers,
  type OpenedLink,
} from './client-link-store.ts';
import { stateOf } from './describe-link.ts';
import { isDropped, isSettled } from './settled.ts';

export type ClientPorts = InstancePorts & { rateLimits: RateLimits };

/** What whoever holds the token meets: the questions, and nothing that anybody said. */
export async function openLink(
  { db, clock, rateLimits }: ClientPorts,
  token: string,
): Promise<Outcome<ClientAsking>> {
  const link = await findLinkByToken(db, token);
  const usable = judgeLink(link, clock());
  if (!usable.ok) return usable;
  const spent = await rateLimits.spendByObject('client-link', usable.link.id);
  if (!spent.ok) return { ...spent, reason: 'limited' };
  return { ok: true, value: await describeAsking(db, usable.link) };
}

/** One that was of an account that has the website no more is as unknown as one that never was. */
export function judgeLink(link: OpenedLink | null, now: Date): { ok: true; link: OpenedLink } | Refused {
  if (link === null) return { ok: false, reason: 'client-link-unknown' };
  const state = stateOf(link, now);
  if (state === 'open') return { ok: true, link };
  return { ok: false, reason: state === 'expired' ? 'client-link-expired' : 'client-link-revoked' };
}

export function websiteOf({ kind, website }: Pick<OpenedLink, 'kind' | 'website'>): string {
  return kind === 'app' ? website : domainToUnicode(website) || website;
}

export async function describeAsking(db: Database, link: OpenedLink): Promise<ClientAsking> {
  const documents = await listAnswered(db, link.websiteId);
  const answered = new Map(
    (await listAnswers(db, [link.id])).map((one) => [`${one.type} ${one.question}`, one]),
  );
  return {
    key: createHash('sha256').update(`client-link ${link.id}`).digest('base64url').slice(0, 22),
    website: websiteOf(link),
    asker: link.asker,
    expires_at: link.expiresAt.toISOString(),
    questions: link.questions.map((one) => {
      const { type, question, options } = one;
      const answer = answered.get(`${type} ${question}`);
      return {
        type,
        question,
        ...(options !== undefined && { options: [...options] }),
        state: stateOfQuestion(documents, one, answer),
      };
    }),
  };
}

function stateOfQuestion(
  documents: Awaited<ReturnType<typeof listAnswered>>,
  asked: StoredQuestion,
  answer: ClientAnswer | undefined,
): ClientAsking['questions'][number]['state'] {
  if (answer !== undefined && answer.takenAt !== null) return 'settled';
  if (isDropped(documents, asked)) return 'dropped';
  if (isSettled(documents, asked)) return 'settled';
  return answer === undefined ? 'open' : 'answered';
}
