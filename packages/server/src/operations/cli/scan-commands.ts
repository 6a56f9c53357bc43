import { chromiumPackage, findChromium } from '@clausewright/scanner/chromium';
import { scanDefaults } from '@clausewright/scanner/scan';
import { scanInProcess } from '@clausewright/scanner/scan-process';
import { systemClock } from '../../platform/clock.ts';
import { inspectScan } from '../../scans/inspect-scan.ts';
import { scanAddress } from '../../scans/scan-address.ts';
import type { LocalCommand } from './command.ts';
import { scanReport } from './scan-report.ts';

/** What a pipeline reads of it; 1 where no scan could be made. */
const codes = { findings: 3, unseen: 4 } as const;
const mostPages = 50;

const scanCommand: LocalCommand = {
  name: 'scan',
  parameters: ['url'],
  options: { pages: { type: 'string' }, 'ignore-robots': { type: 'boolean' }, json: { type: 'boolean' } },
  about: `Looks at a website in a real browser and reports what it loads and stores: without an answer to its banner, after a refusal, after acceptance and its withdrawal, and with GPC. \`--pages\` (1 to ${mostPages}, normally ${scanDefaults.pages}), \`--ignore-robots\` looks at pages of your own website that its robots.txt asks to leave out, \`--json\` prints everything that was seen. Ends with ${codes.findings}: something runs without or against an answer, ${codes.unseen}: the website could not be seen.`,
  async run({ loaded }, { positionals: [text = ''], options }) {
    const { pages = String(scanDefaults.pages), json, 'ignore-robots': ignoresRobots } = options;
    const config = loaded.ok ? loaded.config : null;
    const allowed = config?.siteNetworks ?? [];
    const address = scanAddress(text, allowed);
    if (address === null) return { ok: false, reason: `Not the address of a public website: ${text}` };
    const count = Number(pages);
    if (!Number.isInteger(count) || count < 1 || count > mostPages) {
      return { ok: false, reason: `--pages is a number from 1 to ${mostPages}.` };
    }
    const program = findChromium(config?.chromium);
    if (program === null)
      return { ok: false, reason: `No browser is installed: install ${chromiumPackage}.` };
    const scanned = await scanInProcess({
      address: address.href,
      program,
      allowed,
      startedAt: systemClock().toISOString(),
      pages: count,
      robots: ignoresRobots === true ? 'ignore' : 'follow',
      time: scanDefaults.time + count * 60_000,
    });
    if (!scanned.ok) return { ok: false, reason: `The scan ended early (${scanned.reason}).` };
    const inspected = inspectScan(scanned.observation);
    const lines =
      json === true
        ? [JSON.stringify({ ...inspected, observation: scanned.observation }, null, 2)]
        : scanReport(scanned.observation, inspected);
    const isSeen = scanned.observation.passes.some(({ pages: seen }) =>
      seen.some(({ status }) => status !== null && status < 400),
    );
    if (!isSeen) return { ok: false, reason: lines.join('\n'), exitCode: codes.unseen };
    const isFound = inspected.findings.some(({ severity }) => severity === 'error');
    return isFound ? { ok: false, reason: lines.join('\n'), exitCode: codes.findings } : { ok: true, lines };
  },
};

export const scanCommands: readonly LocalCommand[] = [scanCommand];
