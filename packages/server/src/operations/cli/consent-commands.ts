import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { idPattern, logFormats } from '@clausewright/contract';
import { findConsentsByName } from '../../consent/consents/consent-store.ts';
import { parseDomain } from '../../consent/consents/parse-domain.ts';
import { compareDays } from '../../consent/consent-log/compare-days.ts';
import { countAnswers, everything } from '../../consent/consent-log/counter-store.ts';
import { readDaysCopy } from '../../consent/consent-log/days-copy.ts';
import { readDeletedSites } from '../../consent/consent-log/deleted-sites.ts';
import { findEvidence } from '../../consent/consent-log/find-evidence.ts';
import { eraseVisitor } from '../../consent/consent-log/erase-store.ts';
import { exportFormats } from '../../consent/consent-log/export-formats.ts';
import { logFileText } from '../../consent/consent-log/export-log.ts';
import { storedDays } from '../../consent/consent-log/stored-days.ts';
import { faultSentence, maxFaults } from '../../consent/consent-log/log-fault.ts';
import { sumCounts } from '../../consent/consent-log/log-counts.ts';
import { listDaysOfMonth } from '../../consent/consent-log/log-period.ts';
import { provenUntil, describeProven } from '../../consent/consent-log/proven-until-store.ts';
import { signingKey } from '../../consent/consent-log/signing-key.ts';
import { verifyStamps } from '../../consent/consent-log/stamps/verify-stamps.ts';
import { describeDeletions } from '../../consent/consent-log/describe-deletions.ts';
import { describeRequests } from '../../consent/consent-log/describe-requests.ts';
import { verifyBanners } from '../../consent/consent-log/verify-banners.ts';
import { verifyLog } from '../../consent/consent-log/verify-log.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { instanceSecret } from '../../platform/instance-secret.ts';
import type { Command, CommandResult } from './command.ts';
import { aboutCodes, verified } from './verification-codes.ts';

const verifyLogCommand: Command = {
  name: 'consent verify-log',
  parameters: [],
  options: { site: { type: 'string' } },
  about: `Checks the logs of answers and of requests against their seals and signatures.${aboutCodes}`,
  audit: 'none',
  async run({ config, database: { db }, clock }, { options: { site } }) {
    if (site !== undefined && (typeof site !== 'string' || !idPattern.test(site))) return noSite;
    const key = signingKey(instanceSecret(config.secretKey, config.dataDir));
    const log = await verifyLog(db, {
      ...(site !== undefined && { site }),
      key,
      kept: { months: config.consentMonths, now: clock() },
      banners: true,
    });
    const { banners, faults } = await verifyBanners(db, site);
    const counts = `seals: ${log.seals}, answers under them: ${log.answers}, signed days: ${log.days}, published banners: ${banners}, files of evidence: ${log.evidence}, events of requests: ${log.requests.seals}`;
    const { url, anchors } = config.timestamps;
    const stamps = await verifyStamps(db, { anchors, wanted: url !== undefined });
    const signedHere = await compareDays(db, storedDays(config.dataDir));
    const all = [...[...log.faults, ...faults, ...stamps.faults].map(faultSentence), ...signedHere];
    const deleted = await readDeletedSites(db, key);
    const requests = describeRequests(log.requests);
    const about = [counts, ...requests.lines, ...describeDeletions(deleted, site), ...stamps.notes];
    if (all.length > 0) return altered(about, all);
    const proven = await provenUntil(db, site);
    const isGone = site !== undefined && deleted.has(site);
    if (
      isGone ||
      (log.seals === 0 &&
        log.days === 0 &&
        log.evidence === 0 &&
        log.requests.seals === 0 &&
        proven.open === 0)
    )
      return verified('nothing', [...about, 'There is nothing to verify.']);
    if (log.days === 0 && log.requests.seals === log.requests.open)
      return verified('open', [...about, ...describeProven({ ...proven, day: null })]);
    if (!requests.proven) return verified('open', [...about, ...describeProven(proven)]);
    return verified('proven', [...about, ...describeProven(proven), 'Everything matches.']);
  },
};

function readEvidence(file: string): Uint8Array | null {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return null;
  }
}

function altered(about: readonly string[], faults: readonly string[]): CommandResult {
  const more = faults.length < maxFaults ? '' : ' There may be more.';
  return verified('altered', [...about, ...faults, `Faults: ${faults.length}.${more}`]);
}

const verifyEvidenceCommand: Command = {
  name: 'consent verify-evidence',
  parameters: ['file'],
  options: {},
  takesFile: 'name',
  about: `Looks for a file of evidence of a scan in the log, and checks its entry.${aboutCodes}`,
  audit: 'none',
  async run({ config, database: { db } }, { positionals: [file = ''] }) {
    const bytes = readEvidence(file);
    if (bytes === null) return { ok: false, reason: `${file} cannot be read.` };
    const key = signingKey(instanceSecret(config.secretKey, config.dataDir));
    const found = await findEvidence(db, bytes, key);
    return verified(found.state, found.lines);
  },
};

const compareDaysCommand: Command = {
  name: 'consent compare-days',
  parameters: ['file'],
  options: {},
  takesFile: 'text',
  about: `Compares the signed days with a copy of \`<CONSENT_URL>/c/days\` kept elsewhere.${aboutCodes}`,
  audit: 'none',
  async run({ database: { db } }, { positionals: [text = ''] }) {
    const copy = readDaysCopy(text);
    if (copy === null) return { ok: false, reason: 'The file is not a copy of /c/days.' };
    const counts = `days in the copy: ${copy.days.length}`;
    const faults = await compareDays(db, copy.days);
    if (faults.length > 0) return altered([counts], faults);
    return copy.days.length === 0
      ? verified('nothing', [counts])
      : verified('proven', [counts, 'Everything matches.']);
  },
};

const eraseVisitorCommand: Command = {
  name: 'consent erase-visitor',
  parameters: ['site', 'visitor'],
  options: {},
  about: "Removes a visitor's id from their answers. The answers stay provable without it.",
  audit: 'within',
  async run({ database: { db }, clock }, { positionals: [site = '', visitor = ''] }) {
    if (!idPattern.test(site)) return noSite;
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(visitor))
      return { ok: false, reason: 'Give the record number that the banner shows to the visitor.' };
    const erased = await inTransaction(db, async (trx) => {
      const count = await eraseVisitor(trx, site, visitor);
      const about = { objectType: 'site', objectId: site, at: clock() };
      if (count > 0) await insertAudit(trx, { actor: 'cli', action: 'consent.erase-visitor', ...about });
      return count;
    });
    if (erased === 0) return { ok: false, reason: 'This site has no answers from this visitor.' };
    return { ok: true, lines: [`Removed from answers: ${erased}`] };
  },
};

const exportCommand: Command = {
  name: 'consent export',
  parameters: ['domain|id', 'month'],
  options: { format: { type: 'string' } },
  about: 'Writes the answers of a month (2026-03) to a file in `DATA_DIR`, as `csv`, `json` or `iso-27560`.',
  audit: 'within',
  async run(
    { config: { dataDir }, database: { db }, clock },
    { positionals: [name = '', month = ''], options },
  ) {
    const days = listDaysOfMonth(month);
    if (days === null) return { ok: false, reason: 'Write the month as 2026-03.' };
    const format = logFormats.find((known) => known === (options['format'] ?? 'csv'));
    if (format === undefined) return { ok: false, reason: `Formats are: ${logFormats.join(', ')}` };
    const found = await findConsentsByName(db, parseDomain(name) ?? name);
    const [consent] = found;
    if (consent === undefined) return { ok: false, reason: 'There is no banner with this domain or id.' };
    if (found.length > 1) {
      const ids = found.map(({ id, createdAt }) => `${id}, created ${createdAt.toISOString()}`);
      return {
        ok: false,
        reason: ['Several banners have this domain; give the id of one:', ...ids].join('\n'),
      };
    }
    const { siteId, domain } = consent;
    const { answers } = sumCounts(await countAnswers(db, siteId, days, everything));
    const file = join(dataDir, `consent-log-${month}-${newId()}.${exportFormats[format].extension}`);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const text = logFileText({ db }, { siteId, domain, days, filter: everything, format }, clock());
    await pipeline(text, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
    const about = { objectType: 'site', objectId: siteId, at: clock() };
    await inTransaction(db, (trx) => insertAudit(trx, { actor: 'cli', action: 'consent.export', ...about }));
    return {
      ok: true,
      lines: [`${answers} answers were written to ${file}. Remove it when it is handed over.`],
    };
  },
};

const noSite: CommandResult = {
  ok: false,
  reason: 'Give the id of the site, from the address of its banner.',
};

export const consentCommands: readonly Command[] = [
  verifyLogCommand,
  verifyEvidenceCommand,
  compareDaysCommand,
  eraseVisitorCommand,
  exportCommand,
];
