import { chooseLanguage, isLanguage, type Language, languages } from '@clausewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../../platform/database/ids.ts';
import { isGone } from '../../documents/hosted/hosted-store.ts';
import { parseForm, isOwnForm, keyIn, sendForm, acceptFormPosts } from '../forms/accept-form-posts.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { confirmWithdrawal, type WithdrawalPorts } from './confirm-withdrawal.ts';
import type { Declaration } from './declaration-store.ts';
import { findByToken, type WithdrawalFunction } from './function-store.ts';
import { checkPage } from './pages/check-page.ts';
import { formPage } from './pages/form-page.ts';
import { noticePages } from '../forms/notice-pages.ts';
import { pageWords } from './page-messages.ts';
import { receivedPage } from './pages/received-page.ts';
import { emptyForm, type FormFaults, validateForm, readValues } from './read-form.ts';

const notices = noticePages(pageWords);

interface Addressed {
  Params: { token: string; language?: string };
}

const options = { config: { documentClass: 'hosted', limit: 'read' }, schema: { hide: true } } as const;

/** The withdrawal function of a site: three pages without script. Nothing is stored before the second is confirmed. */
export function serveWithdrawalPages(app: FastifyInstance, ports: WithdrawalPorts): void {
  app.register(async (scope) => {
    acceptFormPosts(scope, {
      notReceived: (log, fault) => log.error(fault, 'a withdrawal was not received'),
      failed: (request) => notices.failed(namedLanguage(request) ?? requestLanguage(request)),
    });
    const pages = pagesOf(scope, ports);
    scope.get<Addressed>('/withdraw/:token', options, pages.show);
    scope.get<Addressed>('/withdraw/:token/:language', options, pages.show);
    scope.post<Addressed>('/withdraw/:token/:language', options, pages.take);
  });
}

function pagesOf(scope: FastifyInstance, ports: WithdrawalPorts) {
  const { db, operatorName: service } = ports;

  /** The function that an address names, where it can be used; everything else is answered here. */
  async function open(
    request: FastifyRequest<Addressed>,
    reply: FastifyReply,
  ): Promise<{ of: WithdrawalFunction; language: Language; base: string } | null> {
    const { token, language: named } = request.params;
    const of = await findByToken(db, token);
    const language = named === undefined ? firstLanguage(request, of) : namedLanguage(request);
    if (language === null || (of === null && !(await isGone(db, token)))) {
      reply.callNotFound();
      return null;
    }
    if (named === undefined) reply.header('vary', 'accept-language');
    reply.header('content-language', language);
    if (of?.active === true) return { of, language, base: `/withdraw/${token}` };
    sendForm(reply.code(410), of === null ? notices.gone(language) : notices.off(of, language));
    return null;
  }

  async function confirm(
    request: FastifyRequest<Addressed>,
    reply: FastifyReply,
    { of, language, base }: NonNullable<Awaited<ReturnType<typeof open>>>,
    { declaration, key }: { declaration: Declaration; key: string },
  ): Promise<FastifyReply> {
    const spent = await scope.rateLimits.spendByAddress('withdrawal', request.ip);
    if (spent.ok) {
      const at = await confirmWithdrawal(ports, { of, declaration, key, language });
      return sendForm(reply, receivedPage({ of, language, declaration, at }));
    }
    reply.code(429).header('retry-after', String(spent.retryAfter));
    const wait = Math.ceil(spent.retryAfter / 60);
    return sendForm(reply, checkPage({ of, base, language, declaration, key, wait }));
  }

  return {
    show: async (request: FastifyRequest<Addressed>, reply: FastifyReply): Promise<FastifyReply> => {
      const opened = await open(request, reply);
      if (opened === null) return reply;
      return sendForm(reply, formPage({ ...opened, service, values: emptyForm, faults: {} }));
    },
    take: async (request: FastifyRequest<Addressed>, reply: FastifyReply): Promise<FastifyReply> => {
      const opened = await open(request, reply);
      if (opened === null) return reply;
      const form = parseForm(request);
      const values = readValues(form);
      const again = (faults: FormFaults) => sendForm(reply, formPage({ ...opened, service, values, faults }));
      const step = form.get('step');
      if (step === 'change') return again({});
      const judged = validateForm(values);
      if (!judged.ok) {
        reply.code(422);
        return again(judged.faults);
      }
      const { declaration } = judged;
      const key = keyIn(form);
      if (step === 'confirm' && key !== null && isOwnForm(request)) {
        return confirm(request, reply, opened, { declaration, key });
      }
      return sendForm(reply, checkPage({ ...opened, declaration, key: newToken(), wait: null }));
    },
  };
}

function namedLanguage({ params }: Pick<FastifyRequest, 'params'>): Language | null {
  const { language } = params as Addressed['Params'];
  return isLanguage(language) ? language : null;
}

/** Where an address names no language: what the browser wishes, else what the owner's account is kept in. */
function firstLanguage({ headers }: FastifyRequest, of: WithdrawalFunction | null): Language {
  const { 'accept-language': acceptLanguage } = headers;
  if (acceptLanguage === undefined && of !== null) return of.language;
  return chooseLanguage({ acceptLanguage }, languages);
}
