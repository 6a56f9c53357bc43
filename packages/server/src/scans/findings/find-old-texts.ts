/** Pages of a website that carry a document of its owner, but not its newest text. */
import { languages, type Language } from '@clausewright/contract';
import type { Finding } from '@clausewright/scanner/findings';
import type { Observation } from '@clausewright/scanner/observation';
import type { LoadResult } from '../../consent/site-check/load-page.ts';
import { findTree } from '../../documents/hosted/hosted-store.ts';
import { type CopyText, isCopy, share } from '../../documents/published-copies/compare-copy.ts';
import { createCopyFinder } from '../../documents/published-copies/copy-finder.ts';
import { copyText } from '../../documents/published-copies/copy-texts.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Published } from './declared.ts';

/** Sentences that are missing or different; fewer are a typesetter's doing. */
const isDifferent = 2;

/** Pages that are read for it; documents are linked from everywhere. */
const mostPages = 8;

const documentWords =
  /privacy|datenschutz|confidentialit|privacidad|donn[ée]es|riservatezza|gegevens|cookie|agb|terms|conditions|condizioni|condiciones|voorwaarden|widerruf|return|refund|disclaimer|haftung|impressum|imprint|legal|mentions|colofon|accessib|accesib|barrierefrei|toegankelijk/iu;

interface Reading {
  db: Database;
  loadSite: (address: URL) => Promise<LoadResult>;
}

export async function findOldTexts(
  { db, loadSite }: Reading,
  observation: Observation,
  { documents }: Published,
): Promise<Finding[]> {
  if (documents.length === 0) return [];
  await using finder = createCopyFinder();
  const found: Finding[] = [];
  for (const address of documentPages(observation)) {
    const loaded = await loadSite(address);
    if (!loaded.ok) continue;
    const { html } = loaded.page;
    const language = languageOf(html);
    const texts = await Promise.all(
      documents.map(({ currentVersionId }) => newestText(db, currentVersionId, language)),
    );
    const compared = await finder.find({ html, texts: texts.filter((text) => text !== null) });
    if (!compared.ok) continue;
    for (const copy of compared.value.compared) {
      if (share(copy) < isCopy || copy.missing < isDifferent) continue;
      found.push({
        code: 'document-differs',
        severity: 'warning',
        subject: address.href,
        vendor: null,
        type: null,
        evidence: [],
        count: copy.missing,
      });
    }
  }
  return found;
}

/** Links of the site itself whose words are those of documents. */
function documentPages({ address, passes }: Observation): URL[] {
  const host = new URL(address).hostname;
  const pages = passes[0]?.pages ?? [];
  const links = pages.flatMap(({ url, links: of }) => [{ url, text: '' }, ...of]);
  const fit = links.filter(({ url, text }) => documentWords.test(`${text} ${url}`));
  const urls = fit.flatMap(({ url }) => URL.parse(url) ?? []).filter(({ hostname }) => hostname === host);
  const distinct = new Map(urls.map((url) => [url.href.split('#')[0] ?? '', url]));
  return [...distinct.values()].slice(0, mostPages);
}

function languageOf(html: string): Language | null {
  const [, spoken] = /<html\b[^>]{0,500}?\slang=["']?([a-z]{2})/iu.exec(html) ?? [];
  return languages.find((known) => known === spoken?.toLowerCase()) ?? null;
}

/** In the language of the page, else in the first that there is. */
async function newestText(
  db: Database,
  versionId: string | null,
  language: Language | null,
): Promise<CopyText | null> {
  if (versionId === null) return null;
  const asked = language === null ? languages : [language, ...languages.filter((one) => one !== language)];
  for (const one of asked) {
    const tree = await findTree(db, versionId, one);
    if (tree !== null) return copyText(tree, 0);
  }
  return null;
}
