import type { Database } from '../platform/database/schema.ts';

/** What clients of an account were asked by links, and what they said. */
export async function readClientLinks(db: Database, accountId: string) {
  const links = await db
    .selectFrom('client_links as l')
    .innerJoin('websites as w', 'w.id', 'l.website_id')
    .select([
      'l.id',
      'w.name as website',
      'l.asker',
      'l.questions',
      'l.created_at',
      'l.expires_at',
      'l.revoked_at',
    ])
    .where('w.owner_id', '=', accountId)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();
  if (links.length === 0) return [];
  const ids = links.map(({ id }) => id);
  const answers = await db
    .selectFrom('client_answers')
    .select(['link_id', 'type', 'question', 'given', 'given_at', 'taken_at'])
    .where('link_id', 'in', ids)
    .orderBy('type')
    .orderBy('question')
    .execute();
  const remarks = await db
    .selectFrom('client_sendings')
    .select(['link_id', 'remark', 'at'])
    .where('link_id', 'in', ids)
    .orderBy('at')
    .execute();
  return links.map(({ id, questions, ...link }) => ({
    ...link,
    questions: questions.map(({ type, question }) => ({ type, question })),
    answers: answers.flatMap(({ link_id: of, ...answer }) => (of === id ? [answer] : [])),
    sendings: remarks.flatMap(({ link_id: of, ...sending }) => (of === id ? [sending] : [])),
  }));
}
