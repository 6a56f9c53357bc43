/** Services elsewhere answer with some kilobytes; one that is broken, or not itself, may send without end. */
export const mostAnswerBytes = 1024 * 1024;

/** The text of an answer; null where it is larger than any that makes sense. The rest is not read. */
export async function answerText(reply: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostAnswerBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
