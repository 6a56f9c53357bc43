import { type Language, isLanguage, languages } from '@clausewright/contract';
import { pageStyleHash, renderHostedPage } from '@clausewright/documents';
import type { Plain } from '@clausewright/agreements/tree';
import type { FastifyInstance } from 'fastify';
import { dateWords, frameWords, languageLink } from '../hosted/hosted-frame.ts';
import { hostedMessages } from '../hosted/hosted-messages.ts';
import { etagOf, isUnchanged } from '../http/etag.ts';
import { languageOf } from '../http/request-language.ts';
import { hostedPolicy } from '../http/security-headers.ts';
import { type OwnPolicyConfig, ownPolicyVersion, ownPrivacyPolicy } from './own-privacy-policy.ts';

const path = '/legal/privacy-policy';

/** The operator's own documents: written at start, the same for everybody. */
export function serveOwnDocuments(app: FastifyInstance, config: OwnPolicyConfig): void {
  const documents = ownPrivacyPolicy(config);
  if (documents === null) return;
  const pages = new Map(
    [...documents].map(([language, document]) => [language, pageOf(config, document, language)]),
  );
  const options = { config: { documentClass: 'page' }, schema: { hide: true } } as const;
  const policy = hostedPolicy(pageStyleHash);
  for (const url of [path, `${path}/:language`]) {
    app.get<{ Params: { language?: string } }>(url, options, (request, reply) => {
      const { language = languageOf(request) } = request.params;
      const html = isLanguage(language) ? pages.get(language) : undefined;
      if (html === undefined) return reply.callNotFound();
      const etag = etagOf(html);
      reply
        .type('text/html; charset=utf-8')
        .header('content-language', language)
        .header('vary', 'Cookie, Accept-Language')
        .header('etag', etag)
        .header('content-security-policy', policy);
      return isUnchanged(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(html);
    });
  }
}

function pageOf({ operator, publicUrl }: OwnPolicyConfig, document: Plain, language: Language): string {
  const { number, day } = ownPolicyVersion;
  const updated = dateWords(language)(new Date(day));
  return renderHostedPage(document, {
    publisher: operator.name,
    canonical: `${publicUrl}${path}/${language}`,
    languages: languages.map((of) => languageLink(of, `${publicUrl}${path}/${of}`)),
    versionLine: hostedMessages(language)('version-line', { number: String(number), date: updated }),
    updated: { iso: day, text: updated },
    versions: [],
    creditLine: { text: operator.name, url: `${publicUrl}/` },
    messages: frameWords(language),
  });
}
