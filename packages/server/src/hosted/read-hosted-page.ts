import { createHash } from 'node:crypto';
import { isLanguage, type Language } from '@clausewright/contract';
import { type HostedFrame, renderHostedPage } from '@clausewright/documents';
import type { Agreement } from '../agreements/agreement-store.ts';
import { findAgreementByLiveToken } from '../agreements/agreement-store.ts';
import { publishedVersions, type PublishedVersion } from '../agreements/served-version-store.ts';
import { documentsOfVersion, findVersion, type Version } from '../agreements/version-store.ts';
import type { Database } from '../database/schema.ts';
import { hostedMessages } from './hosted-messages.ts';

export interface HostedPorts {
  db: Database;
  publicUrl: string;
  documentsUrl: string;
  /** Name of the product in the credit line. */
  operatorName: string;
}
export interface HostedAddress {
  token: string;
  language: string | undefined;
  version: string | undefined;
}
export type HostedPage =
  | { status: 'found'; html: string; etag: string; language: Language }
  | { status: 'gone'; language: Language }
  | { status: 'unknown' };

/** The page of a live link: the first language of the version that is served, unless the address names others. */
export async function readHostedPage(ports: HostedPorts, address: HostedAddress): Promise<HostedPage> {
  const { db } = ports;
  const agreement = await findAgreementByLiveToken(db, address.token);
  if (agreement === null) return { status: 'unknown' };
  if (agreement.deleted) return { status: 'gone', language: agreement.interfaceLanguage };
  if (agreement.currentVersionId === null) return { status: 'unknown' };
  const published = await publishedVersions(db, agreement.id);
  const wanted =
    address.version === undefined
      ? published.find(({ id }) => id === agreement.currentVersionId)
      : published.find(({ number }) => String(number) === address.version);
  const version = wanted && (await findVersion(db, wanted.id));
  if (wanted === undefined || version === null || version === undefined) return { status: 'unknown' };
  const language = address.language ?? version.scope.languages[0];
  if (!isLanguage(language) || !version.scope.languages.includes(language)) return { status: 'unknown' };
  const document = (await documentsOfVersion(db, version.id)).find((one) => one.language === language);
  if (document === undefined) return { status: 'unknown' };
  const html = renderHostedPage(
    document.document,
    frameOf(ports, { agreement, version, wanted, published, language, title: document.document.title }),
  );
  const etag = createHash('sha256').update(html).digest('base64url');
  return { status: 'found', html, etag, language };
}

interface FrameInput {
  agreement: Agreement;
  version: Version;
  wanted: PublishedVersion;
  published: readonly PublishedVersion[];
  language: Language;
  title: string;
}

function frameOf(ports: HostedPorts, input: FrameInput): HostedFrame {
  const { agreement, version, wanted, published, language } = input;
  const say = hostedMessages(language);
  const base = `${ports.documentsUrl}/live/${agreement.liveToken}`;
  const isCurrent = wanted.id === agreement.currentVersionId;
  const [first] = version.scope.languages;
  const here = (of: Language) => (of === first ? base : `${base}/${of}`);
  const day = (date: Date) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(date);
  const updated = day(wanted.servedAt);
  const paid = version.scope.paidClauses.length > 0 || version.scope.languages.length > 1;
  return {
    publisher: agreement.siteName,
    canonical: here(language),
    languages: version.scope.languages.map((of) => ({
      language: of,
      name: new Intl.DisplayNames(of, { type: 'language' }).of(of) ?? of,
      url: here(of),
    })),
    versionLine: say('version-line', { number: String(wanted.number), date: updated }),
    updated: { iso: wanted.servedAt.toISOString().slice(0, 10), text: updated },
    versions:
      published.length < 2
        ? []
        : published.map(({ id, number, servedAt }) => ({
            label: say('version-line', { number: String(number), date: day(servedAt) }),
            url: id === agreement.currentVersionId ? here(language) : `${base}/${language}/v/${number}`,
            current: isCurrent ? id === wanted.id : number === wanted.number,
          })),
    creditLine: paid
      ? null
      : { text: say('credit', { name: ports.operatorName }), url: `${ports.publicUrl}/` },
    messages: {
      skip: say('skip'),
      contents: say('contents'),
      languages: say('languages'),
      versions: say('versions'),
    },
  };
}
