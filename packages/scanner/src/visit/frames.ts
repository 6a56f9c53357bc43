/** The documents of a page, its own first, and calling a function in each of them, in a world that the page cannot change. */
import type { Protocol } from 'devtools-protocol';
import type { Cdp } from '../browser/cdp.ts';
import type { Visiting } from './visiting.ts';

export interface Frame {
  session: string;
  id: string;
  url: string;
  isMain: boolean;
}

const most = 50;

export async function framesOf(visiting: Visiting): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const [index, session] of sessionsOf(visiting).entries()) {
    const tree = await visiting.cdp.send('Page.getFrameTree', undefined, session).catch(() => null);
    if (tree === null) continue;
    for (const [place, { id, url }] of flat(tree.frameTree).slice(0, most).entries())
      frames.push({ session, id, url, isMain: index === 0 && place === 0 });
  }
  return frames;
}

/** The page's own session first, then those of frames that run in processes of their own. */
function sessionsOf({ tab, attachments }: Visiting): string[] {
  const frames = [...attachments.all.values()].filter(({ target }) => target.type === 'iframe');
  return [tab.session, ...frames.map((one) => one.session)].slice(0, most);
}

function flat({ frame, childFrames }: Protocol.Page.FrameTree): { id: string; url: string }[] {
  return [frame, ...(childFrames ?? []).flatMap(flat)];
}

/** @returns what the function makes of `given`, whatever that is */
export async function callInFrame(
  cdp: Cdp,
  { session, id }: Frame,
  functionDeclaration: string,
  given: unknown,
): Promise<unknown> {
  const { executionContextId } = await cdp.send(
    'Page.createIsolatedWorld',
    { frameId: id, worldName: 'reading' },
    session,
  );
  const { result } = await cdp.send(
    'Runtime.callFunctionOn',
    {
      functionDeclaration,
      executionContextId,
      arguments: [{ value: given }],
      returnByValue: true,
      awaitPromise: true,
    },
    session,
  );
  return result.value;
}
