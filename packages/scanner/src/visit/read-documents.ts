/** Reads what stands in the documents of a page: its own and those in frames. */
import { bounds, type ObservedStorage } from '../observation.ts';
import { callInFrame, framesOf } from './frames.ts';
import { type ReadDocument, readingScript } from './in-page.ts';
import { initiator, unknownInitiator } from './initiators.ts';
import type { Write } from './record-writes.ts';
import type { Visiting } from './visiting.ts';

export interface FrameDocument extends ReadDocument {
  url: string;
  isMain: boolean;
}

export async function readDocuments(visiting: Visiting): Promise<FrameDocument[]> {
  const read: FrameDocument[] = [];
  for (const frame of await framesOf(visiting)) {
    const found = await callInFrame(visiting.cdp, frame, readingScript, bounds).catch(() => null);
    const { url, isMain } = frame;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script is ours, in a world of its own
    if (found !== null && found !== undefined) read.push({ ...(found as ReadDocument), url, isMain });
  }
  return read;
}

/** The storage of all documents, each entry once, with who wrote it. */
export function storageOf(
  documents: readonly FrameDocument[],
  writes: readonly Write[],
  page: number,
): ObservedStorage[] {
  return documents.flatMap(({ url, storage }) => {
    const origin = URL.parse(url)?.origin ?? '';
    return storage.map(({ kind, name }): ObservedStorage => {
      const written = writes.filter((one) => one.kind === kind && one.text === name);
      const [write] = written;
      const setBy =
        kind === 'service-worker'
          ? initiator('script', url)
          : (write?.by ?? initiator('script', url || null));
      const lastSet = written.at(-1)?.at ?? null;
      return { kind, origin, name, page, setBy: origin === '' ? unknownInitiator : setBy, lastSet };
    });
  });
}
