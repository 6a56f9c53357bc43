import { randomInt } from 'node:crypto';
import { allOrNothing, inTransaction } from '../../../platform/database/in-transaction.ts';
import type { RequestDesk } from '../desk-store.ts';
import type { StoredRequest } from '../request-store.ts';
import type { RequestPorts } from '../submit-request.ts';
import { writeCode } from './file-letters.ts';
import { type AnswerFile, findFile, lockCode, markFetched, readContent, saveCode } from './file-store.ts';
import { hashCode, isSameHash, openFile } from './seal-file.ts';

/** Wrong tries with one code, codes of one file, and how long one works. */
const mostTries = 5;
const mostCodes = 10;
const minutes = 30;

interface Asked {
  desk: RequestDesk;
  request: StoredRequest;
}

/** What the page of a request says of its file; null where there is none to fetch. */
export async function fileThere(
  { db, clock }: Pick<RequestPorts, 'db' | 'clock'>,
  { id }: Pick<StoredRequest, 'id'>,
): Promise<AnswerFile | null> {
  const file = await findFile(db, id, clock());
  return file?.there === true ? file : null;
}

/** `later`: none is sent now; `never`: none is sent for this file any more. */
export type SentCode = 'sent' | 'later' | 'never';

/** Has a code sent to the address of the request; the one before works no more. */
export async function sendCode(ports: RequestPorts, { desk, request }: Asked): Promise<SentCode> {
  const now = ports.clock();
  const file = await fileThere(ports, request);
  if (file === null) return 'later';
  const { sent } = await allOrNothing<{ ok: boolean; sent: SentCode }>(ports.db, async (trx) => {
    const before = await lockCode(trx, file.id, now);
    if (before === null) return { ok: false, sent: 'later' };
    if (before.codes >= mostCodes) return { ok: false, sent: 'never' };
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    await saveCode(trx, file.id, {
      hash: hashCode(ports, file.id, code),
      until: new Date(now.getTime() + minutes * 60_000),
      tries: 0,
      codes: before.codes + 1,
    });
    const ok = await writeCode(ports, trx, { desk, request, code, minutes, now });
    return { ok, sent: ok ? 'sent' : 'later' };
  });
  return sent;
}

/** The content for whoever has the code, which works once; null where it is wrong, too old or was tried too often. */
export async function fetchFile(
  ports: RequestPorts,
  { id: requestId }: Pick<StoredRequest, 'id'>,
  code: string,
): Promise<{ file: AnswerFile; content: Buffer } | null> {
  const now = ports.clock();
  const file = await fileThere(ports, { id: requestId });
  if (file === null) return null;
  // A wrong try is counted, so that nothing of this is taken back.
  const content = await inTransaction(ports.db, async (trx) => {
    const kept = await lockCode(trx, file.id, now);
    if (kept === null || kept.hash === null || kept.until === null) return null;
    if (kept.until <= now || kept.tries >= mostTries) return null;
    if (!isSameHash(kept.hash, hashCode(ports, file.id, code))) {
      await saveCode(trx, file.id, { ...kept, tries: kept.tries + 1 });
      return null;
    }
    const opened = openFile(ports, file.id, await readContent(trx, file.id));
    // Under another secret of the instance nobody fetched anything.
    if (opened === null) return null;
    await saveCode(trx, file.id, { ...kept, hash: null, until: null });
    await markFetched(trx, file.id, now);
    return opened;
  });
  return content === null ? null : { file, content };
}
