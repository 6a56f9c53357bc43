/** A scan as a person reads it in a terminal, or in the log of a pipeline. */
import type { Finding, FindingCode } from '@clausewright/scanner/findings';
import type { Sighting, Service } from '@clausewright/scanner/inventory';
import type { Initiator, Observation, PassName } from '@clausewright/scanner/observation';
import type { InspectedScan } from '../../scans/inspect-scan.ts';

const headings: Record<FindingCode, string> = {
  'before-answer': 'Loaded or stored before anybody answered',
  'after-refusal': 'Loaded or stored after a refusal',
  'after-withdrawal': 'Still there after consent was withdrawn',
  'gpc-ignored': 'Loaded although the browser sent GPC',
  'kept-longer': 'Kept longer than the texts say',
  'not-declared': 'Seen, but not in the policy or the banner',
  'not-seen': 'In the policy or the banner, but not seen',
  'unknown-service': 'Nobody knows what these are for',
  'policy-not-linked': 'Pages without a link to a privacy policy',
  'imprint-not-linked': 'Pages without a link to a legal notice',
  'document-differs': 'Pages with an older text of a document',
  'no-refusal': 'No way to refuse was found on the banner; it was accepted by',
  'not-answered':
    'No banner that this scan can answer was there: nothing is known about what follows an answer',
};

const passWords: Record<PassName, string> = {
  unanswered: 'before an answer',
  refused: 'after refusal',
  accepted: 'after acceptance',
  withdrawn: 'after withdrawal',
  gpc: 'with GPC',
};

export function scanReport(observation: Observation, { inventory, findings }: InspectedScan): string[] {
  const { passes, browser, sandboxed } = observation;
  const pages = new Set(passes.flatMap((pass) => pass.pages.map(({ url }) => url)));
  return [
    `${observation.address}, ${observation.startedAt}, ${browser}${sandboxed ? '' : ' without its sandbox'}`,
    `${count(pages.size, 'page')}; ${passes.map((pass) => passWords[pass.name] + (pass.answered === null ? '' : ` (${pass.answered})`)).join(', ')}`,
    ...limitsOf(observation),
    '',
    ...Object.entries(headings).flatMap(([code, heading]) =>
      section(
        heading,
        findings.filter((one) => one.code === code),
      ),
    ),
    'Services:',
    ...(inventory.services.length === 0
      ? ['  None of others was seen.']
      : inventory.services.map(serviceLine)),
    '',
    `Stored by the website itself: ${[...new Set(inventory.own.map(({ what }) => what))].join(', ') || 'nothing'}`,
    'What loads only after a log-in, a payment or a later visit was not seen.',
  ];
}

function section(heading: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  return [
    `${heading}:`,
    ...findings.flatMap((one) => [
      `  ${findingLine(one)}`,
      ...one.evidence.slice(0, 3).map((seen) => `    ${sightingLine(seen)}`),
    ]),
    '',
  ];
}

function findingLine({ subject, type, count: times }: Finding): string {
  const what = type === null ? subject : `${subject} (${type.toLowerCase()})`;
  return times > 1 ? `${what}, ${times} times` : what;
}

function sightingLine({ kind, what, page, initiator, days }: Sighting): string {
  const kept =
    kind === 'cookie'
      ? `, ${days === null || days === undefined ? 'until the browser is closed' : `${Math.ceil(days)} days`}`
      : '';
  return `${kind === 'request' ? what : `${kind} ${what}${kept}`} on ${page}, by ${initiatorWords(initiator)}`;
}

function initiatorWords({ kind, url, line }: Initiator): string {
  return [kind, url, line === null ? null : `line ${line}`].filter((part) => part !== null).join(' ');
}

function serviceLine({ name, type, sightings, source }: Service): string {
  const passes = [...new Set(sightings.map(({ pass }) => passWords[pass]))].join(', ');
  const stored = new Set(sightings.filter(({ kind }) => kind !== 'request').map(({ what }) => what)).size;
  return `  ${name} (${type?.toLowerCase() ?? 'unknown purpose'}${source === 'catalogue' ? '' : `, ${source}`}): ${passes}; ${count(sightings.filter(({ kind }) => kind === 'request').length, 'request')}, ${stored} stored`;
}

function limitsOf({ limits, passes }: Observation): string[] {
  const ofPages = passes.flatMap((pass) =>
    pass.pages.flatMap((page) => page.limits.map((limit) => `${page.url}: ${limit}`)),
  );
  return [
    ...limits.map(({ pass, limit }) => `Not complete ${passWords[pass]}: ${limit}`),
    ...new Set(ofPages),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
