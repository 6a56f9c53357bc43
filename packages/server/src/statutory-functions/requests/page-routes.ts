import { chooseLanguage, isLanguage, type Language, languages } from '@clausewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGone } from '../../documents/hosted/hosted-store.ts';
import { newToken } from '../../platform/database/ids.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import {
  acceptFormPosts,
  isOwnForm,
  keyIn,
  parseForm,
  sendForm,
  typedIn,
} from '../forms/accept-form-posts.ts';
import { isProof, proofOf } from './addresses.ts';
import { listBanners } from './banner-store.ts';
import { offeredKinds } from './clock/clock.ts';
import { confirmRequest } from './confirm-request.ts';
import { findDeskByToken, type RequestDesk } from './desk-store.ts';
import { fetchFile, fileThere, type SentCode, sendCode } from './files/fetch-file.ts';
import { sendAttachment } from './files/send-attachment.ts';
import type { FileNotice } from './pages/file-section.ts';
import { formPage } from './pages/form-page.ts';
import { noticePages } from '../forms/notice-pages.ts';
import { pageWords } from './page-messages.ts';
import { receivedPage } from './pages/received-page.ts';
import { statePage } from './pages/state-page.ts';
import { publishedPolicy } from './policy-store.ts';
import { emptyForm, readValues, validateForm } from './read-form.ts';
import { findByNumber, listEvents, type StoredRequest } from './request-store.ts';
import { type RequestPorts, submitRequest } from './submit-request.ts';

const notices = noticePages(pageWords);
const codeNotices: Readonly<Record<SentCode, FileNotice>> = {
  sent: 'file-code-sent',
  later: 'file-code-none',
  never: 'file-code-most',
};

interface Addressed {
  Params: { token: string; language?: string };
  Querystring: { kind?: unknown };
}
interface OfRequest {
  Params: { token: string; language: string; number: string; proof: string };
}

const options = { config: { documentClass: 'hosted', limit: 'read' }, schema: { hide: true } } as const;

/** The desk of a website and how each request stands: pages without script. Reading changes nothing. */
export function serveRequestPages(app: FastifyInstance, ports: RequestPorts): void {
  app.register(async (scope) => {
    acceptFormPosts(scope, {
      notReceived: (log, fault) => log.error(fault, 'a request of a visitor was not received'),
      failed: (request) => notices.failed(namedLanguage(request) ?? requestLanguage(request)),
    });
    const desk = deskPages(scope, ports);
    scope.get<Addressed>('/requests/:token', options, desk.show);
    scope.get<Addressed>('/requests/:token/:language', options, desk.show);
    scope.post<Addressed>('/requests/:token/:language', options, desk.take);
    const one = requestPages(ports);
    scope.get<OfRequest>('/requests/:token/:language/:number/:proof', options, one.show);
    scope.post<OfRequest>('/requests/:token/:language/:number/:proof', options, one.confirm);
    scope.post<OfRequest>('/requests/:token/:language/:number/:proof/code', options, one.code);
    scope.post<OfRequest>('/requests/:token/:language/:number/:proof/file', options, one.file);
  });
}

function deskPages(scope: FastifyInstance, ports: RequestPorts) {
  const { db, operatorName: service } = ports;

  /** The desk that an address names, where it can be used; everything else is answered here. */
  async function open(
    request: FastifyRequest<Addressed>,
    reply: FastifyReply,
  ): Promise<{ desk: RequestDesk; language: Language; base: string } | null> {
    const { token, language: named } = request.params;
    const desk = await findDeskByToken(db, token);
    const language = named === undefined ? firstLanguage(request, desk) : namedLanguage(request);
    if (language === null || (desk === null && !(await isGone(db, token)))) {
      reply.callNotFound();
      return null;
    }
    if (named === undefined) reply.header('vary', 'accept-language');
    reply.header('content-language', language);
    if (desk?.active === true) return { desk, language, base: `/requests/${token}` };
    sendForm(reply.code(410), desk === null ? notices.gone(language) : notices.off(desk, language));
    return null;
  }

  return {
    show: async (request: FastifyRequest<Addressed>, reply: FastifyReply): Promise<FastifyReply> => {
      const opened = await open(request, reply);
      if (opened === null) return reply;
      const policy = await publishedPolicy(db, opened.desk.websiteId);
      const { kind } = request.query;
      const values = { ...emptyForm, kind: typeof kind === 'string' ? kind : '' };
      const offered = offeredKinds(policy?.laws ?? []);
      const banner = (await listBanners(db, opened.desk)).length > 0;
      const page = { ...opened, service, offered, policy: policy !== null, banner, values, faults: {} };
      return sendForm(reply, formPage({ ...page, key: newToken(), wait: null }));
    },
    take: async (request: FastifyRequest<Addressed>, reply: FastifyReply): Promise<FastifyReply> => {
      const opened = await open(request, reply);
      if (opened === null) return reply;
      const { desk, language } = opened;
      const policy = await publishedPolicy(db, desk.websiteId);
      const form = parseForm(request);
      const values = readValues(form);
      const offered = offeredKinds(policy?.laws ?? []);
      const judged = validateForm(values, offered);
      const faults = judged.ok ? {} : judged.faults;
      const key = keyIn(form);
      const banner = (await listBanners(db, desk)).length > 0;
      const page = { ...opened, service, offered, policy: policy !== null, banner, values, faults };
      if (!judged.ok || key === null || !isOwnForm(request)) {
        if (!judged.ok) reply.code(422);
        return sendForm(reply, formPage({ ...page, key: key ?? newToken(), wait: null }));
      }
      const spent = await scope.rateLimits.spendByAddress('withdrawal', request.ip);
      if (!spent.ok) {
        reply.code(429).header('retry-after', String(spent.retryAfter));
        return sendForm(reply, formPage({ ...page, key, wait: Math.ceil(spent.retryAfter / 60) }));
      }
      const { ok: mayWrite } = await scope.rateLimits.spendByObject('request-letters', desk.id);
      const sent = { desk, policy, asked: judged.asked, key, language, mayWrite };
      const { request: kept, written } = await submitRequest(ports, sent);
      return sendForm(reply, receivedPage({ desk, language, request: kept, written }));
    },
  };
}

function requestPages(ports: RequestPorts) {
  const { db } = ports;

  /** Null, and not found, for whoever has not the letter. */
  async function open(
    { params }: FastifyRequest<OfRequest>,
    reply: FastifyReply,
  ): Promise<{ desk: RequestDesk; language: Language; request: StoredRequest } | null> {
    const { token, language, number, proof } = params;
    const desk = await findDeskByToken(db, token);
    const request = desk === null ? null : await findByNumber(db, desk.id, number);
    if (
      desk === null ||
      request === null ||
      !isLanguage(language) ||
      !isProof(proof, proofOf(ports, request))
    ) {
      reply.callNotFound();
      return null;
    }
    reply.header('content-language', language);
    return { desk, language, request };
  }

  async function send(
    reply: FastifyReply,
    { desk, language, request }: NonNullable<Awaited<ReturnType<typeof open>>>,
    here: string,
    notice: FileNotice | null = null,
  ): Promise<FastifyReply> {
    const events = await listEvents(db, request.id);
    const file = await fileThere(ports, request);
    const base = `/requests/${desk.token}`;
    return sendForm(reply, statePage({ desk, language, request, events, here, base, file, notice }));
  }

  return {
    show: async (request: FastifyRequest<OfRequest>, reply: FastifyReply): Promise<FastifyReply> => {
      const opened = await open(request, reply);
      return opened === null ? reply : send(reply, opened, pathOf(request));
    },
    confirm: async (request: FastifyRequest<OfRequest>, reply: FastifyReply): Promise<FastifyReply> => {
      const opened = await open(request, reply);
      if (opened === null) return reply;
      const confirmed = isOwnForm(request)
        ? await confirmRequest(ports, opened.desk, opened.request.id)
        : null;
      return send(reply, { ...opened, request: confirmed ?? opened.request }, pathOf(request));
    },
    code: async (request: FastifyRequest<OfRequest>, reply: FastifyReply): Promise<FastifyReply> => {
      const opened = await open(request, reply);
      if (opened === null) return reply;
      const sent = isOwnForm(request) ? await sendCode(ports, opened) : null;
      return send(reply, opened, pathOf(request), sent === null ? null : codeNotices[sent]);
    },
    file: async (request: FastifyRequest<OfRequest>, reply: FastifyReply): Promise<FastifyReply> => {
      const opened = await open(request, reply);
      if (opened === null) return reply;
      if (!isOwnForm(request)) return send(reply, opened, pathOf(request));
      const code = typedIn(parseForm(request), 'code').replaceAll(/\s/g, '');
      const fetched = await fetchFile(ports, opened.request, code);
      if (fetched !== null) return sendAttachment(reply, fetched.file.name, fetched.content);
      return send(reply.code(422), opened, pathOf(request), 'file-code-wrong');
    },
  };
}

function pathOf({ params: { token, language, number, proof } }: FastifyRequest<OfRequest>): string {
  return `/requests/${token}/${language}/${number}/${proof}`;
}

function namedLanguage({ params }: Pick<FastifyRequest, 'params'>): Language | null {
  const { language } = params as Addressed['Params'];
  return isLanguage(language) ? language : null;
}

/** Where an address names no language: what the browser wishes, else what the owner's account is kept in. */
function firstLanguage({ headers }: FastifyRequest, desk: RequestDesk | null): Language {
  const { 'accept-language': acceptLanguage } = headers;
  if (acceptLanguage === undefined && desk !== null) return desk.language;
  return chooseLanguage({ acceptLanguage }, languages);
}
