import type { ClientLink as Described } from '@clausewright/contract';
import type { Database } from '../platform/database/schema.ts';
import { type ClientLink, listAnswers, listRemarks } from './client-link-store.ts';

/** Whether it takes answers. */
export function stateOf(
  { expiresAt, revokedAt }: Pick<ClientLink, 'expiresAt' | 'revokedAt'>,
  now: Date,
): Described['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

/** For whoever asks: with what the client said. */
export async function describeLinks(
  db: Database,
  links: readonly ClientLink[],
  now: Date,
): Promise<Described[]> {
  const ids = links.map(({ id }) => id);
  const answers = new Map(
    (await listAnswers(db, ids)).map((one) => [`${one.linkId} ${one.type} ${one.question}`, one]),
  );
  const remarks = Map.groupBy(await listRemarks(db, ids), ({ linkId }) => linkId);
  return links.map((link) => ({
    id: link.id,
    state: stateOf(link, now),
    asker: link.asker,
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    questions: link.questions.map(({ type, agreement_id, question, options }) => {
      const answer = answers.get(`${link.id} ${type} ${question}`);
      return {
        type,
        agreement_id,
        question,
        ...(options !== undefined && { options: [...options] }),
        given: (answer?.given ?? null) as Described['questions'][number]['given'],
        given_at: answer?.givenAt.toISOString() ?? null,
        taken_at: answer?.takenAt?.toISOString() ?? null,
      };
    }),
    remarks: (remarks.get(link.id) ?? []).map(({ said, at }) => ({ said, at: at.toISOString() })),
  }));
}

export async function describeLink(db: Database, link: ClientLink, now: Date): Promise<Described> {
  const [described] = await describeLinks(db, [link], now);
  if (described === undefined) throw new Error('a link was described as none');
  return described;
}
