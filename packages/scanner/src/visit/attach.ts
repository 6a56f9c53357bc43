/** Attaches to everything that can send a request – pages, frames, workers, service workers – before it runs a line. */
import type { Protocol } from 'devtools-protocol';
import type { Cdp } from '../browser/cdp.ts';
import { binding, gpcScript, tellingScript } from './in-page.ts';

export interface Attached {
  session: string;
  target: Protocol.Target.TargetInfo;
}

export interface Attachments {
  /** By session. */
  all: ReadonlyMap<string, Attached>;
}

const documents = new Set(['page', 'iframe', 'tab']);

export async function attachToAll(cdp: Cdp, { gpc }: { gpc: boolean }): Promise<Attachments> {
  const all = new Map<string, Attached>();
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true } as const;
  cdp.listen(({ method, params }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = params as Protocol.Target.AttachedToTargetEvent;
      all.set(sessionId, { session: sessionId, target: targetInfo });
      // In this order: it goes on once all of it is set.
      cdp.post('Network.enable', { maxPostDataSize: 0 }, sessionId);
      cdp.post('Target.setAutoAttach', autoAttach, sessionId);
      cdp.post('Runtime.enable', undefined, sessionId);
      cdp.post('Runtime.setAsyncCallStackDepth', { maxDepth: 8 }, sessionId);
      if (gpc) cdp.post('Network.setExtraHTTPHeaders', { headers: { 'Sec-GPC': '1' } }, sessionId);
      if (documents.has(targetInfo.type)) {
        cdp.post('Page.enable', undefined, sessionId);
        cdp.post('Runtime.addBinding', { name: binding }, sessionId);
        cdp.post('Page.addScriptToEvaluateOnNewDocument', { source: tellingScript }, sessionId);
        if (gpc) cdp.post('Page.addScriptToEvaluateOnNewDocument', { source: gpcScript }, sessionId);
      }
      cdp.post('Runtime.runIfWaitingForDebugger', undefined, sessionId);
    }
    if (method === 'Target.detachedFromTarget') {
      all.delete((params as Protocol.Target.DetachedFromTargetEvent).sessionId);
    }
    if (method === 'Page.javascriptDialogOpening') {
      const { type } = params as Protocol.Page.JavascriptDialogOpeningEvent;
      for (const { session } of all.values()) {
        cdp.post('Page.handleJavaScriptDialog', { accept: type === 'beforeunload' }, session);
      }
    }
  });
  await cdp.send('Browser.setDownloadBehavior', { behavior: 'deny' });
  await cdp.send('Target.setAutoAttach', autoAttach);
  return { all };
}
