/** What becomes of what a browser saw: the result, what is new in it, and a sealed file of evidence. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Observation } from '@clausewright/scanner/observation';
import { addEvidence } from '../consent/consent-log/evidence-store.ts';
import { sha256 } from '../consent/consent-log/merkle.ts';
import type { SigningKey } from '../consent/consent-log/signing-key.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { findFacts, findWebsite, markVerified, type Website } from '../websites/website-store.ts';
import { describeScan } from './describe-scan.ts';
import { evidenceText, readServed } from './evidence/evidence-file.ts';
import { declaredBy, readPublished } from './findings/declared.ts';
import { findOldTexts } from './findings/find-old-texts.ts';
import { wantedLinks } from './findings/wanted-links.ts';
import { inspectScan } from './inspect-scan.ts';
import type { ScanPorts } from './ports.ts';
import { type BegunScan, finishScan } from './scan-store.ts';
import { tellScanEnded } from './tell-scan.ts';
import { isBannerScript } from './verification/proof-marks.ts';
import { listBannerSites } from './verification/proof-store.ts';
import { compareScans, findNews } from './watching/compare-scans.ts';
import { type ChangeMailPorts, mailChanges } from './watching/mail-changes.ts';
import { holdWebsite, scanBefore } from './watching/watch-store.ts';

export interface FinishPorts
  extends Pick<ScanPorts, 'db' | 'clock' | 'loadSite' | 'consentUrl'>, ChangeMailPorts {
  key: SigningKey;
  /** Origin of hosted pages. */
  documentsUrl: string;
}

const compress = promisify(brotliCompress);

async function packed(text: string): Promise<Uint8Array> {
  const bytes = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return new Uint8Array(bytes);
}

export async function finishObservation(
  ports: FinishPorts,
  scan: BegunScan,
  observation: Observation,
): Promise<void> {
  const { db, clock } = ports;
  const { ownerId, websiteId } = scan;
  const website = ownerId === null || websiteId === null ? null : await findWebsite(db, websiteId, ownerId);
  if (website !== null) return finishForAccount(ports, scan, observation, website);
  const result = describeScan(observation, inspectScan(observation, undefined, ports.consentUrl));
  const end = { result, observation: await packed(JSON.stringify(withoutPictures(observation))) };
  const now = clock();
  await inTransaction(db, async (trx) => {
    const done = await finishScan(trx, scan.id, end, now);
    if (!done || ownerId === null) return;
    await tellScanEnded(ports, trx, {
      ownerId,
      websiteId,
      scanId: scan.id,
      address: scan.address,
      state: 'done',
      changes: null,
      now,
    });
  });
}

async function finishForAccount(
  ports: FinishPorts,
  scan: BegunScan,
  observation: Observation,
  website: Website,
): Promise<void> {
  const { db, clock, key } = ports;
  const { ownerId, name: domain } = website;
  const published = await readPublished(db, { ownerId, domain });
  const said = await findFacts(db, website.id, ownerId);
  const wanted = wantedLinks(observation, {
    documentsUrl: ports.documentsUrl,
    documents: published.documents,
    country: said?.facts.country ?? null,
  });
  const inspected = inspectScan(observation, declaredBy(published), ports.consentUrl, wanted);
  inspected.findings.push(...(await findOldTexts(ports, observation, published)));
  const result = describeScan(observation, inspected);
  const now = clock();
  const text = evidenceText({
    scan: { id: scan.id, orderedAt: scan.at, finishedAt: now },
    observation,
    findings: result.findings,
    served: await readServed(db, published),
  });
  const [evidence, seen] = [await packed(text), await packed(JSON.stringify(withoutPictures(observation)))];
  await seeBanner(ports, observation, website);
  await inTransaction(db, async (trx) => {
    // Gone with its account: nobody is left to tell.
    if (!(await holdWebsite(trx, website.id))) return;
    const before = await scanBefore(trx, website.id, { id: scan.id, at: scan.at });
    const changes = before === null ? null : compareScans(before, result);
    const done = await finishScan(trx, scan.id, { result, observation: seen, changes, evidence }, now);
    if (!done) return;
    await addEvidence(trx, { websiteId: website.id, scanId: scan.id, at: now, evidence: sha256(text) }, key);
    const { address } = scan;
    const about = { ownerId, websiteId: website.id, scanId: scan.id, now };
    await tellScanEnded(ports, trx, { ...about, address, state: 'done', changes });
    if (scan.isDue && changes !== null) {
      await mailChanges(ports, trx, { ...about, domain, news: findNews(changes) });
    }
  });
}

/** The banner of its owner, loaded by the website itself, shows whose it is; also where a tag manager brings it. */
async function seeBanner(
  { db, clock, consentUrl }: FinishPorts,
  observation: Observation,
  { id, ownerId, verifiedAt }: Website,
): Promise<void> {
  if (verifiedAt !== null) return;
  const siteIds = await listBannerSites(db, ownerId);
  const urls = observation.passes.flatMap(({ requests }) => requests.map(({ url }) => URL.parse(url)));
  const seen = urls.some((url) => url !== null && isBannerScript(url, { consentUrl, siteIds }));
  if (seen) await markVerified(db, id, { by: 'banner', at: clock() });
}

/** Pictures are for the file of evidence alone. */
function withoutPictures(observation: Observation): Observation {
  const passes = observation.passes.map((pass) => ({ ...pass, picture: null, phonePicture: null }));
  return { ...observation, passes };
}
