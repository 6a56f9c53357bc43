/** Attaches to everything that can send a request – pages, frames, workers, service workers – before it runs a line. */
import type { Protocol } from 'devtools-protocol';
import type { Cdp } from '../browser/cdp.ts';
import type { UserAgent } from '../browser/user-agent.ts';
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

export async function attachToAll(
  cdp: Cdp,
  { gpc, userAgent }: { gpc: boolean; userAgent: UserAgent },
): Promise<Attachments> {
  const all = new Map<string, Attached>();
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true } as const;
  cdp.listen(({ method, params }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = params as Protocol.Target.AttachedToTargetEvent;
      all.set(sessionId, { session: sessionId, target: targetInfo });
      // In this order: it goes on once all of it is set.
      cdp.post('Network.enable', { maxPostDataSize: 0 }, sessionId);
      cdp.post('Network.setUserAgentOverride', userAgent, sessionId);
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
  await cdp.send('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true });
  await cdp.send('Target.setAutoAttach', autoAttach);
  return { all };
}

/** A page of its own, with the session that it was attached with. */
export async function openTab(
  cdp: Cdp,
  attachments: Attachments,
): Promise<{ targetId: string; session: string }> {
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank' });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const found = [...attachments.all.values()].find(({ target }) => target.targetId === targetId);
    if (found !== undefined) {
      // Only what its process has confirmed goes along into the process of the first website.
      await cdp.send('Runtime.evaluate', { expression: '1' }, found.session);
      return { targetId, session: found.session };
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the page was not attached');
}
