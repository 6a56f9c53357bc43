import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostedFormPolicy } from '../../platform/http/security-headers.ts';
import { formStyleHash } from './form-style.ts';

/** The longest form in UTF-8 and percent signs, with room. */
const mostBytes = 32 * 1024;

const policy = hostedFormPolicy(formStyleHash);

/**
 * Has a scope read forms and nothing else. Whoever pressed a button must not take an error in another form for
 * an acknowledgement: `failed` is the page that says so, `notReceived` tells the log of a fault of ours.
 */
export function acceptFormPosts(
  scope: FastifyInstance,
  {
    notReceived,
    failed,
  }: {
    notReceived: (log: FastifyBaseLogger, fault: { err: unknown }) => void;
    failed: (request: FastifyRequest) => string;
  },
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  scope.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 503;
    if (status >= 500) notReceived(request.log, { err: error });
    return sendForm(reply.code(status), failed(request));
  });
}

/** What was sent; nothing where it was no form. */
export function parseForm({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** A field as it is shown again where something is wrong with it. */
export function typedIn(form: URLSearchParams, field: string): string {
  return (form.get(field) ?? '').replaceAll(/\r\n?/g, '\n').trim();
}

export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** The key of the page that the form stood on; null where it is none that we gave. */
export function keyIn(form: URLSearchParams): string | null {
  const key = form.get('key') ?? '';
  return /^[\w-]{43}$/.test(key) ? key : null;
}

/**
 * Id of what a form declares: of its key and of what was said in it. A second press is the same declaration;
 * whoever goes back and says something else declares that too.
 */
export function declarationId(key: string, said: readonly (string | null)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([key, ...said]))
    .digest('base64url');
}

/** What another site's page sends is only shown: a person has to press the button of ours. */
export function isOwnForm({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean {
  return site === undefined || site === 'same-origin';
}

export function sendForm(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-frame-options', 'DENY')
    .send(page);
}
