import type { Database } from '../../database/schema.ts';
import { someTime } from '../../../testing/factories.ts';
import type { MessageFacts } from '../email-writers.ts';
import { type OutgoingMessage, putInOutbox } from '../outbox-store.ts';

export const someFacts: MessageFacts['agreement-ready'] = {
  service: 'Clausewright',
  type: 'PRIVACY_POLICY',
  site: 'Example Shop',
  privateLink: 'https://app.example/download/some-id?token=some-token',
  liveLink: 'https://docs.example/live/some-token',
};

/** Puts a message into the outbox as a use case does; returns its id. */
export async function makeMessage(
  db: Database,
  given: Partial<OutgoingMessage<'agreement-ready'>> = {},
): Promise<string> {
  const eventKey = given.eventKey ?? 'agreement-ready:some-version';
  await db.transaction().execute((trx) =>
    putInOutbox(trx, async () => {}, {
      eventKey,
      recipient: 'reader@mail.example',
      language: 'en',
      message: 'agreement-ready',
      facts: someFacts,
      now: someTime,
      ...given,
    }),
  );
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .where('event_key', '=', eventKey)
    .executeTakeFirstOrThrow();
  return id;
}

export async function getState(db: Database, id: string) {
  return db
    .selectFrom('outbox')
    .select(['status', 'attempts', 'text', 'html', 'sent_at', 'next_attempt_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
