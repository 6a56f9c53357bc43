import { isLanguage, type Language } from '@clausewright/contract';
import { renderHostedPage, renderRedlinePage } from '@clausewright/documents';
import { numberedAs } from '../planning/heading-numbers.ts';
import { toClauses } from '../planning/update-merge.ts';
import { textsInLanguage } from '../records/version-store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { computeEtag } from '../../platform/http/etag.ts';
import { changesFrame } from './changes-frame.ts';
import { getVersionUrl, hostedFrame, sharedLanguages } from '../page-frame/hosted-frame.ts';
import { type EmbeddedForm, embeddedText } from './embedded-text.ts';
import { findEffectiveDate, findHostedAgreement, findTree } from './hosted-store.ts';
import type { HostedAgreement, HostedVersion } from '../page-frame/hosted-frame.ts';
import { singleFlight } from './single-flight.ts';
import { createPageCache, type PageBytes } from './page-cache.ts';
import { servedVersionFinder } from './served-version-finder.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';

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
  /** Of a red-line: the numbers of the older version and of the newer one. */
  from?: string;
  to?: string;
  /** For a page of somebody else: a language that the document does not have is answered in its first. */
  form?: EmbeddedForm;
}
export type HostedPage =
  | { status: 'found'; language: Language; kept: PageBytes | undefined; render: () => Promise<PageBytes> }
  | { status: 'gone'; language: Language }
  /** The version is there, but not paid any more. */
  | { status: 'withdrawn'; language: Language }
  /** `agreement`: there is one at that link, but not what was asked of it. */
  | { status: 'unknown'; agreement: boolean };

/** Finds the page of an address: without a version the current one, without a language its first one. */
export type ReadHostedPage = (address: HostedAddress) => Promise<HostedPage>;

/** About 400 long policies. */
const keptBytes = 16 * 1024 * 1024;

/** Milliseconds by which a page may lag behind the database (decision 011). */
export const cacheLagMs = 100;

/** A page of an agreement that is there. */
interface Page {
  /** Tells it from the other pages of its agreement. */
  name: string;
  language: Language;
  html: () => Promise<string>;
}
interface Around {
  agreement: HostedAgreement;
  /** Address of the live link. */
  base: string;
  /** A version that was served, by its number. */
  served: (number: string) => Promise<HostedVersion | null>;
}

/**
 * Pages are rendered once and kept for as long as what stands on them is true; the database is asked which
 * that is by the first request of each tenth of a second.
 */
export function hostedPageReader(ports: HostedPorts): ReadHostedPage {
  const { db, clock } = ports;
  const cache = createPageCache(keptBytes);
  const ask = singleFlight(async (token) => {
    const agreement = await findHostedAgreement(db, token);
    return agreement === null ? null : { agreement, surroundings: surroundingsOf(agreement) };
  });
  const find = memoizeWithTtl(cacheLagMs, clock, ask);
  const finder = servedVersionFinder(db, { clock, lag: cacheLagMs });

  return async (address) => {
    const { token } = address;
    const found = await find(token);
    if (found === null) return { status: 'unknown', agreement: false };
    const { agreement, surroundings } = found;
    if (agreement.deleted) return { status: 'gone', language: agreement.interfaceLanguage };
    const around: Around = {
      agreement,
      base: `${ports.documentsUrl}/live/${token}`,
      served: (number) => finder({ token, number, listed: agreement.versions }),
    };
    const page =
      address.from === undefined
        ? await documentPage(ports, address, around)
        : await changesPage(ports, address, around);
    if (page === 'withdrawn') return { status: 'withdrawn', language: agreement.interfaceLanguage };
    if (page === null) return { status: 'unknown', agreement: true };
    const key = `${token} ${page.name} ${page.language} ${surroundings}`;
    return {
      status: 'found',
      language: page.language,
      kept: cache.get(key),
      async render() {
        const rendered = bytesOf(await page.html());
        cache.set(key, rendered);
        return rendered;
      },
    };
  };
}

async function documentPage(
  { db, publicUrl, documentsUrl, operatorName }: HostedPorts,
  { language: named, version: number, form }: HostedAddress,
  { agreement, base, served }: Around,
): Promise<Page | 'withdrawn' | null> {
  const { currentVersionId, versions } = agreement;
  const current = versions.find(({ id }) => id === currentVersionId);
  const version = number === undefined ? current : await served(number);
  const isWithdrawn = version?.withdrawn ?? versions.some(({ withdrawn }) => withdrawn);
  if (isWithdrawn && (version || number === undefined)) return 'withdrawn';
  const first = version?.languages[0];
  const has = isLanguage(named) && version?.languages.includes(named);
  const language = form === undefined || has ? (named ?? first) : first;
  if (!version || !isLanguage(language) || !version.languages.includes(language)) return null;
  const fallback = named !== undefined && !has;
  return {
    name: form === undefined ? version.id : `${version.id} ${form.type} ${form.heading} ${fallback}`,
    language,
    async html() {
      const tree = await findTree(db, version.id, language);
      if (tree === null) throw new Error('a version has no document in one of its languages');
      const listed = { ...agreement, versions: versions.filter(({ withdrawn }) => !withdrawn) };
      const frame = hostedFrame({
        base,
        publicUrl,
        documentsUrl,
        operatorName,
        agreement: listed,
        version,
        language,
      });
      if (form === undefined) return renderHostedPage(tree, frame);
      const url = getVersionUrl(version, { base, currentVersionId, language });
      const effective = form.type === 'json' ? await findEffectiveDate(db, version.id) : null;
      return embeddedText(tree, form, { frame, version, current: current?.number, url, fallback, effective });
    },
  };
}

/** What changed from an older version to a newer one. */
async function changesPage(
  { db }: HostedPorts,
  { language, from = '', to = '' }: HostedAddress,
  { agreement, base, served }: Around,
): Promise<Page | 'withdrawn' | null> {
  const before = await served(from);
  const after = await served(to);
  if (before === null || after === null || before.number >= after.number) return null;
  if (before.withdrawn || after.withdrawn) return 'withdrawn';
  if (!isLanguage(language) || !sharedLanguages({ before, after }).includes(language)) return null;
  return {
    name: `${before.id} ${after.id}`,
    language,
    async html() {
      const texts = await textsInLanguage(db, [before.id, after.id], language);
      const [old, now] = [texts.get(before.id), texts.get(after.id)];
      if (old === undefined || now === undefined) throw new Error('a version lacks one of its languages');
      const { title } = now.document;
      const frame = changesFrame({ base, agreement, language, before, after, title });
      const clauses = toClauses(now);
      return renderRedlinePage(numberedAs(toClauses(old), clauses), clauses, frame);
    },
  };
}

/** All that a page says beside its document; a version itself never changes. */
function surroundingsOf({ paid, desk, currentVersionId, versions }: HostedAgreement): string {
  return JSON.stringify([
    paid,
    desk,
    currentVersionId,
    versions.map(({ id, publisher, withdrawn }) => [id, publisher, withdrawn]),
  ]);
}

function bytesOf(html: string): PageBytes {
  return { html: Buffer.from(html), etag: computeEtag(html) };
}
