import { ownDocumentPath } from '@clausewright/agreements/operator';
import type { Plain } from '@clausewright/agreements/tree';
import { type Language, isLanguage, languages } from '@clausewright/contract';
import { pageStyleHash, renderHostedPage } from '@clausewright/documents';
import type { FastifyInstance } from 'fastify';
import { dateWords, frameWords, languageLink } from '../hosted/hosted-frame.ts';
import { hostedMessages } from '../hosted/hosted-messages.ts';
import { etagOf, isUnchanged } from '../http/etag.ts';
import { languageOf } from '../http/request-language.ts';
import { hostedPolicy } from '../http/security-headers.ts';
import { type OwnDocumentsConfig, type WrittenDocument, writeOwnDocuments } from './own-documents.ts';

/** The operator's own documents: written at start, the same for everybody. */
export function serveOwnDocuments(app: FastifyInstance, config: OwnDocumentsConfig): void {
  for (const document of writeOwnDocuments(config)) serveDocument(app, config, document);
}

function serveDocument(app: FastifyInstance, config: OwnDocumentsConfig, document: WrittenDocument): void {
  const pages = new Map(
    [...document.texts].map(([language, text]) => [language, pageOf(config, document, { language, text })]),
  );
  const options = { config: { documentClass: 'page' }, schema: { hide: true } } as const;
  const policy = hostedPolicy(pageStyleHash);
  const path = ownDocumentPath(document.type);
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

function pageOf(
  { operator, publicUrl }: OwnDocumentsConfig,
  { type, number, day }: WrittenDocument,
  { language, text }: { language: Language; text: Plain },
): string {
  const updated = dateWords(language)(new Date(day));
  const address = `${publicUrl}${ownDocumentPath(type)}`;
  return renderHostedPage(text, {
    publisher: operator.name,
    canonical: `${address}/${language}`,
    languages: languages.map((of) => languageLink(of, `${address}/${of}`)),
    versionLine: hostedMessages(language)('version-line', { number: String(number), date: updated }),
    updated: { iso: day, text: updated },
    versions: [],
    creditLine: { text: operator.name, url: `${publicUrl}/` },
    messages: frameWords(language),
  });
}
