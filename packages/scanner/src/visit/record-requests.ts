/** Keeps every request that the browser tells of, with what caused it, and what answers set. */
import type { Protocol } from 'devtools-protocol';
import type { Cdp } from '../browser/cdp.ts';
import { bounds, type Initiator, type Moment, type ObservedRequest } from '../observation.ts';
import type { Attachments } from './attach.ts';
import { describeInitiator, initiator } from './initiators.ts';

/** A `Set-Cookie` of an answer, as it came. */
export interface SetCookie {
  text: string;
  host: string;
  setBy: Initiator;
  at: Moment;
}

export interface RequestLog {
  requests: ObservedRequest[];
  setCookies: SetCookie[];
  /** Requests that were not kept. */
  left: number;
  /** Index of the page that is being visited. */
  page: number;
  /** `performance.now()` of its opening. */
  openedAt: number;
  /** `performance.now()` of the last event. */
  lastAt: number;
  /** Requests under way. */
  open: Set<string>;
  /** Documents that the page being visited asked for. */
  documents: { requestId: string; session: string | undefined; url: string }[];
  /** Documents that followed each other in the page itself, redirects included. */
  navigations: number;
  downloads: number;
  /** Whether the page's process has ended. */
  crashed: boolean;
  /** Headers of the last answer to the page's own address. */
  mainHeaders: Readonly<Record<string, string>>;
}

const mostDocuments = 40;
const schemes = new Set(['http:', 'https:', 'ws:', 'wss:']);

export function recordRequests(cdp: Cdp, attachments: Attachments): RequestLog {
  const log: RequestLog = {
    requests: [],
    setCookies: [],
    left: 0,
    page: 0,
    openedAt: performance.now(),
    lastAt: performance.now(),
    open: new Set(),
    documents: [],
    navigations: 0,
    downloads: 0,
    crashed: false,
    mainHeaders: {},
  };
  const byId = new Map<string, ObservedRequest>();

  const ownerOf = (session: string | undefined, documentUrl: string) => {
    const target = attachments.all.get(session ?? '')?.target;
    const isWorker = target !== undefined && target.type.includes('worker');
    return { kind: isWorker ? 'worker' : 'document', url: isWorker ? target.url : documentUrl } as const;
  };
  const add = (id: string, entry: Omit<ObservedRequest, 'host' | 'page' | 'after' | 'status'>): void => {
    const url = URL.parse(entry.url);
    if (url === null || !schemes.has(url.protocol)) return;
    log.lastAt = performance.now();
    if (log.requests.length >= bounds.requests) {
      log.left += 1;
      return;
    }
    const request: ObservedRequest = {
      ...entry,
      url: entry.url.slice(0, bounds.url),
      host: url.hostname,
      page: log.page,
      after: Math.round(performance.now() - log.openedAt),
      status: null,
    };
    log.requests.push(request);
    byId.set(id, request);
  };

  const handlers: Record<string, (params: unknown, session: string | undefined) => void> = {
    'Network.requestWillBeSent': (params, session) => {
      const event = params as Protocol.Network.RequestWillBeSentEvent;
      const type = (event.type ?? 'Other').toLowerCase();
      const from = event.redirectResponse;
      if (from !== undefined) {
        const before = byId.get(event.requestId);
        if (before !== undefined) before.status = from.status;
      }
      const isNavigation = event.requestId === event.loaderId && event.type === 'Document';
      if (isNavigation && log.documents.length < mostDocuments) {
        log.documents.push({ requestId: event.requestId, session, url: event.request.url });
      }
      if (isNavigation && ownTarget(attachments, session) === event.frameId) log.navigations += 1;
      const isAddress =
        isNavigation && event.initiator.type === 'other' && ownTarget(attachments, session) === event.frameId;
      log.open.add(event.requestId);
      add(event.requestId, {
        url: event.request.url,
        method: event.request.method,
        type,
        initiator:
          from !== undefined
            ? initiator('redirect', from.url)
            : isAddress
              ? initiator('address', null)
              : describeInitiator(event.initiator, type, ownerOf(session, event.documentURL)),
      });
    },
    'Network.webSocketCreated': (params, session) => {
      const event = params as Protocol.Network.WebSocketCreatedEvent;
      const given = event.initiator ?? { type: 'other' };
      const found = describeInitiator(given, 'websocket', ownerOf(session, ''));
      add(event.requestId, { url: event.url, method: 'GET', type: 'websocket', initiator: found });
    },
    'Network.webTransportCreated': (params, session) => {
      const event = params as Protocol.Network.WebTransportCreatedEvent;
      const given = event.initiator ?? { type: 'other' };
      const found = describeInitiator(given, 'webtransport', ownerOf(session, ''));
      add(event.transportId, { url: event.url, method: 'CONNECT', type: 'webtransport', initiator: found });
    },
    'Network.responseReceived': (params, session) => {
      const event = params as Protocol.Network.ResponseReceivedEvent;
      const request = byId.get(event.requestId);
      if (request !== undefined) request.status = event.response.status;
      const isMain = event.type === 'Document' && ownTarget(attachments, session) === event.frameId;
      if (isMain) log.mainHeaders = event.response.headers;
    },
    'Network.responseReceivedExtraInfo': (params) => {
      const { requestId, headers } = params as Protocol.Network.ResponseReceivedExtraInfoEvent;
      const request = byId.get(requestId);
      const set = Object.entries(headers).find(([name]) => name.toLowerCase() === 'set-cookie')?.[1];
      if (request === undefined || set === undefined || log.setCookies.length >= bounds.cookies) return;
      const setBy = initiator('response', request.url);
      for (const text of set.split('\n')) {
        log.setCookies.push({ text: text.slice(0, 5000), host: request.host, setBy, at: momentOf(log) });
      }
    },
    'Browser.downloadWillBegin': () => {
      log.downloads += 1;
    },
    'Inspector.targetCrashed': () => {
      log.crashed = true;
    },
    'Network.loadingFinished': (params) => {
      log.open.delete((params as Protocol.Network.LoadingFinishedEvent).requestId);
      log.lastAt = performance.now();
    },
    'Network.loadingFailed': (params) => {
      log.open.delete((params as Protocol.Network.LoadingFailedEvent).requestId);
      log.lastAt = performance.now();
    },
  };
  cdp.listen(({ method, params, session }) => handlers[method]?.(params, session));
  return log;
}

export function momentOf({ page, openedAt }: RequestLog): Moment {
  return { page, after: Math.round(performance.now() - openedAt) };
}

/** The main frame of a page has the id of its target. */
function ownTarget(attachments: Attachments, session: string | undefined): string | undefined {
  const target = attachments.all.get(session ?? '')?.target;
  return target?.type === 'page' ? target.targetId : undefined;
}
