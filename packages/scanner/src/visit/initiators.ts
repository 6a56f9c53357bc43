/** Who is behind a request or a write: down to the tag or the line of a script. */
import type { Protocol } from 'devtools-protocol';
import { bounds, type Initiator } from '../observation.ts';

export const unknownInitiator: Initiator = { kind: 'unknown', url: null, line: null };

type Kind = Initiator['kind'];

export function initiator(kind: Kind, url: string | null | undefined, line: number | null = null): Initiator {
  return { kind, url: url ? url.slice(0, bounds.url) : null, line };
}

/** `owner`: the page, frame or worker whose request it is. */
export function describeInitiator(
  given: Protocol.Network.Initiator,
  type: string,
  owner: { kind: 'document' | 'worker'; url: string },
): Initiator {
  const frame = topFrame(given.stack);
  if (frame !== null) return initiator('script', frame.url, frame.lineNumber + 1);
  if (given.type === 'parser' || given.type === 'preload') {
    const isStyle = /\.css(?:[?#]|$)/u.test(given.url ?? '') || type === 'font';
    const line = given.lineNumber === undefined ? null : given.lineNumber + 1;
    return initiator(isStyle ? 'style' : 'markup', given.url ?? owner.url, line);
  }
  if (owner.kind === 'worker') return initiator('worker', owner.url);
  if (type === 'document') return initiator('frame', owner.url);
  // What the browser says no more of: a favicon, a manifest, an image of a style, all of them the page's markup.
  return given.url === undefined ? initiator('markup', owner.url) : initiator('markup', given.url);
}

function topFrame(stack: Protocol.Runtime.StackTrace | undefined): Protocol.Runtime.CallFrame | null {
  for (let at = stack; at !== undefined; at = at.parent) {
    const found = at.callFrames.find(({ url }) => url !== '');
    if (found !== undefined) return found;
  }
  return null;
}

/** The first place of a stack as the browser writes it that is no wrapper of ours. */
export function initiatorOfStack(stack: string): Initiator {
  for (const line of stack.split('\n')) {
    const found = /\(?((?:https?|file):\/\/[^\s()]+?):(\d+):\d+\)?$/u.exec(line.trim());
    if (found !== null) return initiator('script', found[1], Number(found[2]));
  }
  return unknownInitiator;
}
