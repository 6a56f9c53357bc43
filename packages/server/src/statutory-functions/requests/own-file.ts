import type { BodyOf, putRequestFile, ResultOf, withdrawRequestFile } from '@clausewright/contract';
import { limits } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { changeOwnRequest } from './change-request.ts';
import { listEvents } from './request-store.ts';
import type { RequestPorts } from './submit-request.ts';
import { emptyFiles, findFile, insertFile } from './files/file-store.ts';
import { writeFileThere } from './files/file-letters.ts';
import { sealFile } from './files/seal-file.ts';

const days = 30;
const day = 86_400_000;

interface Given {
  session: Session;
  id: string;
  request: string;
}

/**
 * Puts a file there for whoever asked, with the letter that says so, both or neither. To a confirmed address alone: of others
 * nobody knows whose data it would be given (Art. 12(6) GDPR).
 */
export async function putFile(
  ports: RequestPorts,
  given: Given & { body: BodyOf<typeof putRequestFile> },
): Promise<Outcome<ResultOf<typeof putRequestFile>>> {
  const { file_id: id, name, content } = given.body;
  return putContent(ports, given, { id, name, bytes: Buffer.from(content, 'base64') });
}

/** The same for what is made here. */
export async function putContent(
  ports: RequestPorts,
  given: Given,
  { id, name, bytes }: { id: string; name: string; bytes: Buffer },
): Promise<Outcome<ResultOf<typeof putRequestFile>>> {
  if (bytes.length === 0 || bytes.length > limits.requestFile.bytes)
    return { ok: false, reason: 'request-file-size' };
  const now = ports.clock();
  return changeOwnRequest(ports, given, async (trx, { desk, request }) => {
    const confirmed = (await listEvents(trx, request.id)).some(({ kind }) => kind === 'confirmed');
    if (!confirmed) return { ok: false, reason: 'request-not-confirmed' };
    const before = await findFile(trx, request.id, now);
    if (before?.there === true && before.id === id) return null;
    if (before?.there === true) return { ok: false, reason: 'request-file-there' };
    const file = {
      id,
      name,
      bytes: bytes.length,
      putAt: now,
      expiresAt: endOfDay(new Date(now.getTime() + days * day)),
    };
    const sealed = sealFile(ports, id, bytes);
    // An id that another request has: as if it were unusable, nothing of that one is told.
    const put = await insertFile(trx, { ...file, requestId: request.id, sealed });
    if (!put) return { ok: false, reason: 'request-file-there' };
    const written = await writeFileThere(ports, trx, { desk, request, file, now });
    return written ? null : { ok: false, reason: 'request-letters-enough' };
  });
}

/** The visitor is told a day, which counts to its end, by UTC as all days here. */
function endOfDay(at: Date): Date {
  return new Date(`${at.toISOString().slice(0, 10)}T23:59:59.999Z`);
}

/** Takes the content away; that it was there stays. */
export function withdrawFile(
  ports: RequestPorts,
  given: Given,
): Promise<Outcome<ResultOf<typeof withdrawRequestFile>>> {
  return changeOwnRequest(ports, given, async (trx, { request }) => {
    await emptyFiles(trx, request.id);
    return null;
  });
}
