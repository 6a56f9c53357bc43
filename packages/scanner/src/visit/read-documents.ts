/** Reads what stands in the documents of a page: its own and those in frames. */
import type { Protocol } from 'devtools-protocol';
import type { Cdp } from '../browser/cdp.ts';
import { bounds, type ObservedStorage } from '../observation.ts';
import { type ReadDocument, readingScript } from './in-page.ts';
import { initiator, unknownInitiator } from './initiators.ts';
import type { Write } from './record-writes.ts';

export interface FrameDocument extends ReadDocument {
  url: string;
  isMain: boolean;
}

interface Frame {
  id: string;
  url: string;
}

/** `sessions`: the page's own first, then those of frames that run in processes of their own. */
export async function readDocuments(cdp: Cdp, sessions: readonly string[]): Promise<FrameDocument[]> {
  const read: FrameDocument[] = [];
  for (const [index, session] of sessions.entries()) {
    const tree = await cdp.send('Page.getFrameTree', undefined, session).catch(() => null);
    if (tree === null) continue;
    for (const [place, frame] of framesOf(tree.frameTree).slice(0, 50).entries()) {
      const found = await readFrame(cdp, session, frame.id).catch(() => null);
      if (found !== null) read.push({ ...found, url: frame.url, isMain: index === 0 && place === 0 });
    }
  }
  return read;
}

function framesOf({ frame, childFrames }: Protocol.Page.FrameTree): Frame[] {
  return [frame, ...(childFrames ?? []).flatMap(framesOf)];
}

async function readFrame(cdp: Cdp, session: string, frameId: string): Promise<ReadDocument | null> {
  const { executionContextId } = await cdp.send(
    'Page.createIsolatedWorld',
    { frameId, worldName: 'reading' },
    session,
  );
  const { result } = await cdp.send(
    'Runtime.callFunctionOn',
    {
      functionDeclaration: readingScript,
      executionContextId,
      arguments: [{ value: bounds }],
      returnByValue: true,
      awaitPromise: true,
    },
    session,
  );
  return (result.value as ReadDocument | undefined) ?? null;
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
      const write = writes.find((one) => one.kind === kind && one.text === name);
      const setBy =
        kind === 'service-worker'
          ? initiator('script', url)
          : (write?.by ?? initiator('script', url || null));
      return { kind, origin, name, page, setBy: origin === '' ? unknownInitiator : setBy };
    });
  });
}
