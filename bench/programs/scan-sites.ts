/** Websites of stand-ins, what a scan of them sees, and what it says of it; a process of its own scans. */
import { observedVendors } from '@clausewright/library/observed-vendors';
import { findChromium } from '../../packages/scanner/src/browser/find-chromium.ts';
import { findFindings } from '../../packages/scanner/src/findings.ts';
import { createIdentifier } from '../../packages/scanner/src/identify/identify.ts';
import { groupServices } from '../../packages/scanner/src/identify/group-services.ts';
import type { Observation } from '../../packages/scanner/src/observation.ts';
import { cleanSites, plantedHost, plantedSites } from '../../packages/scanner/src/testing/planted-sites.ts';
import { makeSecure } from '../../packages/scanner/src/testing/secure.ts';
import { type StandIns, startStandIns } from '../../packages/scanner/src/testing/stand-ins.ts';
import { siteHost, waysOfLoading } from '../../packages/scanner/src/testing/ways-of-loading.ts';
import { firstPage, furtherPage } from '../../packages/scanner/src/visit/visiting.ts';
import { answerEach, startProgram } from '../program.ts';
import { documentedSite, sdkSite, type Site } from '../scan/sites.ts';
import type { ScanAnswer, ScanQuestion } from '../scan/questions.ts';
import type { AloneQuestion } from './scan-alone.ts';

const identifier = createIdentifier(observedVendors);
const [chosen] = process.argv.slice(2);
const program = findChromium(chosen) ?? '';
const secure = makeSecure(program);
process.once('exit', () => secure[Symbol.dispose]());
const patient = { first: firstPage, further: furtherPage, banner: 1000 };
const visitsOf = ({ passes }: Observation): number =>
  passes.reduce((sum, { pages }) => sum + pages.length, 0);

const scanner = await startProgram<AloneQuestion, Observation>('scan-alone');
let isAside = false;

function scan(
  { ports }: StandIns,
  { address, ...options }: AloneQuestion['options'] & { address: string },
): Promise<Observation> {
  return scanner.ask({ address, ports, options, isAside });
}

const kinds: Record<ScanQuestion['kind'], () => Promise<ScanAnswer>> = {
  // Told which process is to be watched.
  scanner: () => Promise.resolve({ visits: 0, counts: { pid: scanner.pid } }),
  async ways() {
    const { hosts, site, expected } = waysOfLoading('https');
    await using servers = await startStandIns(hosts, { secure });
    const observation = await scan(servers, {
      address: site,
      program: secure.program,
      pages: 1,
      passes: ['unanswered'],
      patience: patient,
    });
    const requests = observation.passes[0]?.requests ?? [];
    const asked = new Set(
      servers.asked.map(({ host }) => host).filter((host) => host !== siteHost && expected.has(host)),
    );
    const seen = [...asked].filter((host) => requests.some((one) => one.host === host));
    const explained = [...expected].filter(([host, { cause, line }]) => {
      const by = requests.find((one) => one.host === host)?.initiator;
      return by !== undefined && cause.includes(by.kind) && (line === null || by.line === line);
    });
    return {
      visits: visitsOf(observation),
      counts: { asked: asked.size, seen: seen.length, ways: expected.size, explained: explained.length },
    };
  },
  documented: () => scanSite(documentedSite()),
  sdks: async () => scanSite(await sdkSite()),
  async planted() {
    const counts = { planted: 0, found: 0, clean: 0, alarms: 0 };
    let visits = 0;
    for (const site of [...plantedSites, ...cleanSites]) {
      await using servers = await startStandIns(site.hosts);
      const observation = await scan(servers, {
        address: `http://${plantedHost}/`,
        program,
        pages: 1,
      });
      visits += visitsOf(observation);
      const found = findFindings(observation, groupServices(observation, identifier), site.declared);
      const fits = (planted: (typeof site.planted)[number], one: (typeof found)[number]): boolean =>
        planted.code === one.code && planted.subject.test(one.subject);
      counts.planted += site.planted.length;
      counts.found += site.planted.filter((planted) => found.some((one) => fits(planted, one))).length;
      counts.clean += site.planted.length === 0 ? 1 : 0;
      counts.alarms += found.filter(
        (one) => one.severity !== 'notice' && !site.planted.some((planted) => fits(planted, one)),
      ).length;
    }
    return { visits, counts };
  },
};

/** What of a website's requests and cookies the scan saw, and what it called their services. */
async function scanSite(site: Site): Promise<ScanAnswer> {
  await using servers = await startStandIns(site.hosts, {
    secure,
    other: { headers: { 'set-cookie': 'seen=1; Secure; SameSite=None; Max-Age=864000' } },
  });
  const own = new URL(site.address).host;
  const observation = await scan(servers, {
    address: site.address,
    program: secure.program,
    pages: site.pages,
    passes: ['unanswered'],
    ...(site.isPatient ? { patience: patient } : {}),
  });
  const [pass] = observation.passes;
  const ofBrowser =
    /^(?:update|safebrowsing|optimizationguide-pa|content-autofill)\.googleapis\.com$|^(?:clients2|accounts)\.google\.com$|gvt1\.com$/u;
  const isOthers = (host: string): boolean => host !== own && !ofBrowser.test(host);
  const asked = new Set(servers.asked.map(({ host }) => host).filter(isOthers));
  const seen = [...asked].filter((host) => pass?.requests.some((one) => one.host === host));
  const isNamedHere = ({ host }: { host: string }) =>
    servers.asked.some((one) => one.host === host || one.host.endsWith(`.${host}`));
  const counts = {
    asked: asked.size,
    seen: seen.length,
    services: 0,
    right: 0,
    wrong: 0,
    silent: 0,
    cookies: 0,
    cookiesSeen: 0,
    explained: 0,
    requests: 0,
  };
  counts.services = new Set(site.named.filter(isNamedHere).map(({ name }) => String(name))).size;
  const { services } = groupServices(observation, identifier);
  for (const { vendor, name, source, sightings } of services) {
    for (const { kind, host, what, initiator } of sightings) {
      if (kind === 'request') counts.requests += 1;
      if (kind === 'request' && initiator.kind !== 'unknown') counts.explained += 1;
      const address = kind === 'request' ? what.replace(/^https:\/\//u, '') : host;
      const fitting = site.named.filter(
        (one) =>
          address === one.host ||
          address.split('/')[0] === one.host ||
          address.split('/')[0]?.endsWith(`.${one.host}`),
      );
      if (fitting.length === 0) continue;
      const isRight = fitting.some((one) => one.name.test(`${vendor?.id ?? ''} ${name}`.toLowerCase()));
      if (source === 'unknown') counts.silent += 1;
      else if (isRight) counts.right += 1;
      else counts.wrong += 1;
    }
  }
  // Every host of others sets one cookie with its answer; the browser keeps it where it may.
  const answered = new Set(
    servers.asked
      .filter(
        ({ host, path, isSecure }) =>
          isSecure &&
          isOthers(host) &&
          site.hosts[`${host}${path.split('?')[0]}`] === undefined &&
          site.hosts[host] === undefined,
      )
      .map(({ host }) => host),
  );
  counts.cookies = answered.size;
  counts.cookiesSeen = [...answered].filter((host) =>
    pass?.cookies.some((one) => one.name === 'seen' && one.domain === host),
  ).length;
  return { visits: visitsOf(observation), counts };
}

answerEach((question: ScanQuestion) => {
  isAside ||= question.isAside === true;
  return kinds[question.kind]();
});
