import { randomUUID } from 'node:crypto';
import { complete } from '../documents/agreements/testing/visitor.ts';

/** What came of a call; status 0: no answer at all, -1: none for so long that it counts as hanging. */
export interface Called {
  status: number;
  text: string;
  /** Milliseconds until the whole answer was there. */
  milliseconds: number;
}

/** Milliseconds after which a call counts as hanging: well beyond every limit of the server. */
const hanging = 20_000;

/** Calls over HTTP and waits for the whole answer. Never throws. */
export async function oneCall(url: string, init: RequestInit = {}): Promise<Called> {
  const signal = AbortSignal.timeout(hanging);
  const begun = performance.now();
  const took = (): number => performance.now() - begun;
  try {
    const reply = await fetch(url, { ...init, signal });
    return { status: reply.status, text: await reply.text(), milliseconds: took() };
  } catch {
    return { status: signal.aborted ? -1 : 0, text: '', milliseconds: took() };
  }
}

interface Wanted {
  requestId?: string;
  type?: string;
  answers?: object;
}

/** Makes a free agreement; of the same request the same one, however often. */
export function newAgreement(
  origin: string,
  { requestId = randomUUID(), type = 'TEST', answers = complete }: Wanted = {},
): Promise<Called> {
  return oneCall(`${origin}/api/v1/agreement/new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request_id: requestId, type, answers }),
  });
}
