import { type AgreementType, type Language, isLanguage } from '@clausewright/contract';
import { pageStyleHash, renderHostedPage } from '@clausewright/documents';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/schema.ts';
import { dateWords, frameWords, languageLink } from '../documents/page-frame/hosted-frame.ts';
import { hostedMessages } from '../documents/page-frame/hosted-messages.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import { hostedPolicy } from '../platform/http/security-headers.ts';
import { sendStored, storeAnswer, type StoredAnswer } from '../platform/http/cached-response.ts';
import type { OwnDocumentsConfig, WrittenDocument } from './own-documents.ts';
import { languageFor, shownLanguages } from './shown-languages.ts';

export interface ServedPorts extends OwnDocumentsConfig {
  db: Database;
}

export interface Served {
  /** With `/<language>` behind it for one language. */
  path: string;
  /** Asked for once. */
  document: () => WrittenDocument<AgreementType>;
  /** Whose it is. */
  publisher: string;
  /** What is to be known before it is read. */
  note: ((language: Language) => string) | null;
  /** Search engines may know it. */
  isListed: boolean;
}

/** One document in every language in which it may be shown, the same for everybody. */
export function serveDocument(app: FastifyInstance, ports: ServedPorts, served: Served): void {
  let written: ReturnType<typeof writtenOf> | undefined;
  const options = { config: { documentClass: 'page' }, schema: { hide: true } } as const;
  const policy = hostedPolicy(pageStyleHash);
  for (const url of [served.path, `${served.path}/:language`]) {
    app.get<{ Params: { language?: string } }>(url, options, async (request, reply) => {
      const { language: wanted = requestLanguage(request) } = request.params;
      if (!isLanguage(wanted)) return reply.callNotFound();
      written ??= writtenOf(ports, served);
      const { languages: shown } = await shownLanguages(ports, written.document);
      const language = languageFor(wanted, shown);
      const page = await written.pages({ wanted, language, shown });
      if (!served.isListed) reply.header('x-robots-tag', 'noindex');
      reply
        .header('content-language', language)
        .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
        .header('content-security-policy', policy);
      return sendStored(request, reply, page, { type: 'text/html; charset=utf-8' });
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
function writtenOf(ports: ServedPorts, served: Served) {
  const document = served.document();
  const made = new Map<Language, Promise<StoredAnswer>>();
  let madeFor = '';
  const pages = (page: Page): Promise<StoredAnswer> => {
    if (madeFor !== page.shown.join()) made.clear();
    madeFor = page.shown.join();
    const answer = made.get(page.wanted) ?? storeAnswer(pageOf(ports, served, document, page));
    made.set(page.wanted, answer);
    return answer;
  };
  return { document, pages };
}

function pageOf(
  { operator, publicUrl }: OwnDocumentsConfig,
  served: Served,
  { type, number, day, texts }: WrittenDocument<AgreementType>,
  { wanted, language, shown }: Page,
): string {
  const written = texts.get(language);
  if (written === undefined) throw new Error(`no ${type} in ${language}`);
  const updated = dateWords(language)(new Date(day));
  const address = `${publicUrl}${served.path}`;
  const notes = [
    ...(served.note === null ? [] : [{ language, text: served.note(language) }]),
    ...(wanted === language ? [] : [noteOf(wanted, language)]),
  ];
  return renderHostedPage(written.text, {
    publisher: served.publisher,
    canonical: `${address}/${language}`,
    languages: shown.map((of) => languageLink(of, `${address}/${of}`)),
    versionLine: hostedMessages(language)('version-line', { number: String(number), date: updated }),
    updated: { iso: day, text: updated },
    notes,
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
