import { isLanguage, type Language } from '@clausewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BillingPorts } from '../../billing/ports.ts';
import { newToken } from '../../platform/database/ids.ts';
import { parseForm, isOwnForm, keyIn, sendForm, acceptFormPosts } from '../forms/accept-form-posts.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { submitCancellation } from './submit-cancellation.ts';
import { checkPage } from './pages/check-page.ts';
import { failedPage } from './pages/failed-page.ts';
import { formPage } from './pages/form-page.ts';
import { cancelPlanPath } from './pages/page-context.ts';
import { receivedPage } from './pages/received-page.ts';
import { emptyForm, type FormFaults, type FormValues, validateForm, readValues } from './read-form.ts';

interface Addressed {
  Params: { language?: string };
}

/**
 * French law has a page show everything before it is declared (art. D. 215-3 C. conso.); German law puts the
 * button on the page of the form (§ 312k(2) BGB). Elsewhere the shorter way is taken.
 */
const recapped: ReadonlySet<Language> = new Set(['fr']);

const options = { config: { documentClass: 'page', limit: 'read' }, schema: { hide: true } } as const;

type Ports = Pick<BillingPorts, 'db' | 'clock' | 'enqueue' | 'operator' | 'operatorName'>;

/** Contracts with the operator are cancelled here by anybody who names one: no script, no cookie, no account. */
export function serveCancellationPages(app: FastifyInstance, ports: Ports): void {
  app.register(async (scope) => {
    acceptFormPosts(scope, {
      notReceived: (log, fault) => log.error(fault, 'a cancellation was not received'),
      failed: (request) => failedPage(namedLanguage(request) ?? requestLanguage(request), ports.operatorName),
    });
    const pages = pagesOf(scope, ports);
    scope.get<Addressed>(cancelPlanPath, options, pages.show);
    scope.get<Addressed>(`${cancelPlanPath}/:language`, options, pages.show);
    scope.post<Addressed>(`${cancelPlanPath}/:language`, options, pages.take);
  });
}

function pagesOf(scope: FastifyInstance, ports: Ports) {
  const { operator, operatorName: trader } = ports;
  const addresses = [operator.email, operator.address?.replaceAll(/\s*\n\s*/g, ', ')];
  const contact = addresses.filter((one) => one !== undefined).join('; ') || null;

  function open(request: FastifyRequest<Addressed>, reply: FastifyReply): Language | null {
    const named = request.params.language !== undefined;
    const language = named ? namedLanguage(request) : requestLanguage(request);
    if (language === null) {
      reply.callNotFound();
      return null;
    }
    if (!named) reply.header('vary', 'Cookie, Accept-Language');
    reply.header('content-language', language);
    return language;
  }

  function form(
    language: Language,
    given: { values?: FormValues; faults?: FormFaults; key?: string; wait?: number } = {},
  ): string {
    const { values = emptyForm, faults = {}, key = newToken(), wait = null } = given;
    const direct = !recapped.has(language);
    return formPage({ trader, contact, language, direct, key, values, faults, wait });
  }

  return {
    show: (request: FastifyRequest<Addressed>, reply: FastifyReply): FastifyReply => {
      const language = open(request, reply);
      return language === null ? reply : sendForm(reply, form(language));
    },
    take: async (request: FastifyRequest<Addressed>, reply: FastifyReply): Promise<FastifyReply> => {
      const language = open(request, reply);
      if (language === null) return reply;
      const sent = parseForm(request);
      const values = readValues(sent);
      const key = keyIn(sent) ?? newToken();
      const step = sent.get('step');
      if (step === 'change') return sendForm(reply, form(language, { values }));
      const judged = validateForm(values, ports.clock().toISOString().slice(0, 10));
      if (!judged.ok) {
        return sendForm(reply.code(422), form(language, { values, faults: judged.faults, key }));
      }
      const { notice } = judged;
      if (step !== 'confirm' && recapped.has(language)) {
        return sendForm(reply, checkPage({ trader, contact, language, notice, values, key }));
      }
      if (step !== 'confirm' || keyIn(sent) === null || !isOwnForm(request)) {
        return sendForm(reply, form(language, { values }));
      }
      const spent = await scope.rateLimits.spendByAddress('withdrawal', request.ip);
      if (!spent.ok) {
        reply.code(429).header('retry-after', String(spent.retryAfter));
        return sendForm(reply, form(language, { values, key, wait: Math.ceil(spent.retryAfter / 60) }));
      }
      const at = await submitCancellation(ports, { notice, key, language });
      return sendForm(reply, receivedPage({ trader, contact, language, notice, at }));
    },
  };
}

function namedLanguage({ params }: Pick<FastifyRequest, 'params'>): Language | null {
  const { language } = params as Addressed['Params'];
  return isLanguage(language) ? language : null;
}
