/** The bytes of an answer from elsewhere; null where there are more than `most`. The rest is not read. */
export async function readBounded({ body }: Response, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
