/** What scripts of the page told of their writing: it explains what the browser's own storage then holds. */
import type { Protocol } from 'devtools-protocol';
import type { Cdp } from '../browser/cdp.ts';
import { bounds, type Initiator, type Moment } from '../observation.ts';
import { binding, type Told } from './in-page.ts';
import { initiatorOfStack } from './initiators.ts';
import { momentOf, type RequestLog } from './record-requests.ts';

export interface Write {
  kind: Told['kind'];
  /** A cookie as its setter wrote it; else the key or name. */
  text: string;
  by: Initiator;
  at: Moment;
}

export function recordWrites(cdp: Cdp, log: RequestLog): Write[] {
  const writes: Write[] = [];
  cdp.listen(({ method, params }) => {
    if (method !== 'Runtime.bindingCalled' || writes.length >= bounds.storage) return;
    const { name, payload } = params as Protocol.Runtime.BindingCalledEvent;
    const told = name === binding ? parseTold(payload) : null;
    if (told === null) return;
    writes.push({ kind: told.kind, text: told.name, by: initiatorOfStack(told.stack), at: momentOf(log) });
  });
  return writes;
}

/** The page can call the binding with whatever it likes. */
function parseTold(payload: string): Told | null {
  if (payload.length > 6000) return null;
  try {
    const { kind, name, stack } = JSON.parse(payload) as Record<string, unknown>;
    const isKind =
      kind === 'cookie' || kind === 'local' || kind === 'session' || kind === 'indexeddb' || kind === 'cache';
    return isKind && typeof name === 'string' && typeof stack === 'string' ? { kind, name, stack } : null;
  } catch {
    return null;
  }
}
