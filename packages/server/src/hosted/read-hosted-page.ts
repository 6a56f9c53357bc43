import { createHash } from 'node:crypto';
import { isLanguage, type Language } from '@clausewright/contract';
import { renderHostedPage } from '@clausewright/documents';
import type { Database } from '../database/schema.ts';
import { hostedFrame } from './hosted-frame.ts';
import { findHostedAgreement, findTree, type HostedAgreement, type HostedVersion } from './hosted-store.ts';
import { oneForAll } from './one-for-all.ts';
import { createPageCache, type PageBytes } from './page-cache.ts';

export interface HostedPorts {
  db: Database;
  publicUrl: string;
  documentsUrl: string;
  /** Name of the product in the credit line. */
  operatorName: string;
}
export interface HostedAddress {
  token: string;
  language?: string;
  version?: string;
}
export type HostedPage =
  | { status: 'found'; language: Language; kept: PageBytes | undefined; render: () => Promise<PageBytes> }
  | { status: 'gone'; language: Language }
  | { status: 'unknown' };

/** Finds the page of an address: without a version the current one, without a language its first one. */
export type ReadHostedPage = (address: HostedAddress) => Promise<HostedPage>;

/** About 400 long policies. */
const keptBytes = 16 * 1024 * 1024;

/**
 * Pages are rendered once and kept for as long as what stands on them is true; every request still asks
 * the database which that is, together with those that come at the same time.
 */
export function hostedPageReader(ports: HostedPorts): ReadHostedPage {
  const { db } = ports;
  const cache = createPageCache(keptBytes);
  const find = oneForAll((token) => findHostedAgreement(db, token));

  return async ({ token, language: named, version: number }) => {
    const agreement = await find(token);
    if (agreement === null) return { status: 'unknown' };
    if (agreement.deleted) return { status: 'gone', language: agreement.interfaceLanguage };
    const { currentVersionId, versions } = agreement;
    const version = versions.find((one) =>
      number === undefined ? one.id === currentVersionId : String(one.number) === number,
    );
    const language = named ?? version?.languages[0];
    if (version === undefined || !isLanguage(language) || !version.languages.includes(language)) {
      return { status: 'unknown' };
    }
    const key = keyOf(token, agreement, version, language);
    return {
      status: 'found',
      language,
      kept: cache.get(key),
      async render() {
        const tree = await findTree(db, version.id, language);
        if (tree === null) throw new Error('a version has no document in one of its languages');
        const { publicUrl, documentsUrl, operatorName } = ports;
        const base = `${documentsUrl}/live/${token}`;
        const page = bytesOf(
          renderHostedPage(
            tree,
            hostedFrame({ base, publicUrl, operatorName, agreement, version, language }),
          ),
        );
        cache.set(key, page);
        return page;
      },
    };
  };
}

/** All that a page says beside its document; a version itself never changes. */
function keyOf(
  token: string,
  { paid, currentVersionId, versions }: HostedAgreement,
  { id, publisher }: HostedVersion,
  language: Language,
): string {
  return JSON.stringify([
    token,
    id,
    language,
    publisher,
    paid,
    currentVersionId,
    versions.map((one) => one.id),
  ]);
}

function bytesOf(html: string): PageBytes {
  return { html: Buffer.from(html), etag: `"${createHash('sha256').update(html).digest('base64url')}"` };
}
