import type { FaultCode, Language } from '@clausewright/contract';
import type { FastifyReply } from 'fastify';
import { hashSource, plainPolicy } from '../security-headers.ts';
import { translate } from '../translate.ts';

const style = 'body{font:18px/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1rem}';
const policy = plainPolicy([hashSource(style)]);

/** A page with one sentence, for when the web app itself is not there to say it. */
export function sendNotice(
  reply: FastifyReply,
  language: Language,
  code: FaultCode,
  status: 404 | 503,
): FastifyReply {
  const text = translate(language, code);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  return reply
    .code(status)
    .header('content-language', language)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><style>${style}</style></head><body><main><h1>${status}</h1><p>${text}</p></main></body></html>`,
    );
}
