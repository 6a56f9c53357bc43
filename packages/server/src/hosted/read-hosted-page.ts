import { etagOf } from '../http/etag.ts';
import { isLanguage, type Language } from '@clausewright/contract';
import { renderHostedPage } from '@clausewright/documents';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { hostedFrame } from './hosted-frame.ts';
import { findHostedAgreement, findTree, type HostedAgreement } from './hosted-store.ts';
import { oneForAll } from './one-for-all.ts';
import { createPageCache, type PageBytes } from './page-cache.ts';
import { sharedFor } from './shared-for.ts';

export interface HostedPorts {
  db: Database;
  clock: Clock;
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
  | {
      status: 'found';
      language: Language;
      kept: PageBytes | undefined;
      /** Null where its agreement was deleted just now. */
      render: () => Promise<PageBytes | null>;
    }
  | { status: 'gone'; language: Language }
  | { status: 'unknown' };

/** Finds the page of an address: without a version the current one, without a language its first one. */
export type ReadHostedPage = (address: HostedAddress) => Promise<HostedPage>;

/** About 400 long policies. */
const keptBytes = 16 * 1024 * 1024;

/** Milliseconds by which a page may lag behind the database (decision 011). */
export const lag = 100;

/**
 * Pages are rendered once and kept for as long as what stands on them is true; the database is asked which
 * that is by the first request of each tenth of a second.
 */
export function hostedPageReader(ports: HostedPorts): ReadHostedPage {
  const { db, clock } = ports;
  const cache = createPageCache(keptBytes);
  const ask = oneForAll(async (token) => {
    const agreement = await findHostedAgreement(db, token);
    return agreement === null ? null : { agreement, surroundings: surroundingsOf(agreement) };
  });
  const find = sharedFor(lag, clock, ask);

  return async ({ token, language: named, version: number }) => {
    const found = await find(token);
    if (found === null) return { status: 'unknown' };
    const { agreement, surroundings } = found;
    if (agreement.deleted) return { status: 'gone', language: agreement.interfaceLanguage };
    const { currentVersionId, versions } = agreement;
    const version = versions.find((one) =>
      number === undefined ? one.id === currentVersionId : String(one.number) === number,
    );
    const language = named ?? version?.languages[0];
    if (version === undefined || !isLanguage(language) || !version.languages.includes(language)) {
      return { status: 'unknown' };
    }
    const key = `${token} ${version.id} ${language} ${surroundings}`;
    return {
      status: 'found',
      language,
      kept: cache.get(key),
      async render() {
        const tree = await findTree(db, version.id, language);
        // What is known of a live link may lag; whatever was served has its documents until it is deleted.
        if (tree === null) return null;
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
function surroundingsOf({ paid, currentVersionId, versions }: HostedAgreement): string {
  return JSON.stringify([paid, currentVersionId, versions.map(({ id, publisher }) => [id, publisher])]);
}

function bytesOf(html: string): PageBytes {
  return { html: Buffer.from(html), etag: etagOf(html) };
}
