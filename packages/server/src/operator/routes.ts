import { ownDocumentPath } from '@clausewright/agreements/operator';
import { type Language, isLanguage } from '@clausewright/contract';
import { pageStyleHash, renderHostedPage } from '@clausewright/documents';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/schema.ts';
import { dateWords, frameWords, languageLink } from '../hosted/hosted-frame.ts';
import { hostedMessages } from '../hosted/hosted-messages.ts';
import { etagOf, isUnchanged } from '../http/etag.ts';
import { languageOf } from '../http/request-language.ts';
import { hostedPolicy } from '../http/security-headers.ts';
import { type OwnDocumentsConfig, type WrittenDocument, writeOwnDocuments } from './own-documents.ts';
import { languageFor, shownLanguages } from './shown-languages.ts';

interface Ports extends OwnDocumentsConfig {
  db: Database;
}

/** The operator's own documents: written at start, the same for everybody. */
export function serveOwnDocuments(app: FastifyInstance, ports: Ports): void {
  for (const document of writeOwnDocuments(ports)) serveDocument(app, ports, document);
}

function serveDocument(app: FastifyInstance, ports: Ports, document: WrittenDocument): void {
  const pages = pagesOf(ports, document);
  const options = { config: { documentClass: 'page' }, schema: { hide: true } } as const;
  const policy = hostedPolicy(pageStyleHash);
  const path = ownDocumentPath(document.type);
  for (const url of [path, `${path}/:language`]) {
    app.get<{ Params: { language?: string } }>(url, options, async (request, reply) => {
      const { language: wanted = languageOf(request) } = request.params;
      if (!isLanguage(wanted)) return reply.callNotFound();
      const { languages: shown } = await shownLanguages(ports, document);
      const language = languageFor(wanted, shown);
      const html = pages({ wanted, language, shown });
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

interface Page {
  wanted: Language;
  /** The one it is in. */
  language: Language;
  shown: readonly Language[];
}

/** Renders each page once for as long as the same languages are shown. */
function pagesOf(config: OwnDocumentsConfig, document: WrittenDocument): (page: Page) => string {
  const made = new Map<Language, string>();
  let madeFor = '';
  return (page) => {
    if (madeFor !== page.shown.join()) made.clear();
    madeFor = page.shown.join();
    const html = made.get(page.wanted) ?? pageOf(config, document, page);
    made.set(page.wanted, html);
    return html;
  };
}

function pageOf(
  { operator, publicUrl }: OwnDocumentsConfig,
  { type, number, day, texts }: WrittenDocument,
  { wanted, language, shown }: Page,
): string {
  const written = texts.get(language);
  if (written === undefined) throw new Error(`no ${type} in ${language}`);
  const updated = dateWords(language)(new Date(day));
  const address = `${publicUrl}${ownDocumentPath(type)}`;
  return renderHostedPage(written.text, {
    publisher: operator.name,
    canonical: `${address}/${language}`,
    languages: shown.map((of) => languageLink(of, `${address}/${of}`)),
    versionLine: hostedMessages(language)('version-line', { number: String(number), date: updated }),
    updated: { iso: day, text: updated },
    note: wanted === language ? null : noteOf(wanted, language),
    versions: [],
    creditLine: { text: operator.name, url: `${publicUrl}/` },
    messages: frameWords(language),
  });
}

/** That it is in another language than wanted, in the one wanted. */
function noteOf(wanted: Language, shown: Language): { language: Language; text: string } {
  const names = new Intl.DisplayNames(wanted, { type: 'language' });
  const [of, is] = [names.of(wanted) ?? wanted, names.of(shown) ?? shown];
  return { language: wanted, text: hostedMessages(wanted)('other-language', { wanted: of, shown: is }) };
}
