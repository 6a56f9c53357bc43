import { readBounded } from '../platform/http/read-bounded.ts';

/** Services elsewhere answer with some kilobytes; one that is broken, or not itself, may send without end. */
export const maxResponseBytes = 1024 * 1024;

/** The text of an answer; null where it is larger than any that makes sense. */
export async function readResponseText(reply: Response): Promise<string | null> {
  return (await readBounded(reply, maxResponseBytes))?.toString('utf8') ?? null;
}
