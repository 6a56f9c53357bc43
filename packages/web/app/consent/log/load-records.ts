/** Reads a file that holds one record per line, telling how many came so far. */

const lineEnd = 10;

export function countLines(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) count += 1;
  return count;
}

/**
 * The whole of a body. `told`: lines so far. @throws where the body breaks off, and AbortError where whoever
 * asked for it gave up
 */
export async function loadLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  told: (lines: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(value);
    lines += countLines(value);
    told(lines);
  }
}
