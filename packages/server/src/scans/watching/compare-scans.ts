import type { ScanAccessibility, ScanChanges, ScanResult } from '@clausewright/contract';
import type { NewFinding } from '../../platform/mail/email-writers.ts';

type Findings = ScanChanges['findings']['new'];

/** What of a scan differs from the one before. Pure. */
export function compareScans(
  before: { at: Date; result: ScanResult },
  { services, findings, accessibility }: Pick<ScanResult, 'services' | 'findings' | 'accessibility'>,
): ScanChanges {
  const earlier = before.result;
  return {
    since: before.at.toISOString(),
    services: {
      new: namesMissing(services, earlier.services),
      gone: namesMissing(earlier.services, services),
    },
    findings: {
      new: findingsMissing(findings, earlier.findings),
      gone: findingsMissing(earlier.findings, findings),
    },
    ...compareBarriers(earlier.accessibility, accessibility),
  };
}

/** On pages that both checked: what only one of them looked at is neither new nor gone. */
function compareBarriers(
  before: ScanAccessibility | undefined,
  after: ScanAccessibility | undefined,
): Pick<ScanChanges, 'accessibility'> {
  const pages = new Set(before?.checked.filter((page) => after?.checked.includes(page)));
  if (before === undefined || after === undefined || pages.size === 0) return {};
  const rulesOf = ({ barriers }: ScanAccessibility): string[] =>
    barriers.flatMap(({ rule, pages: on }) => (on.some(({ page }) => pages.has(page)) ? [rule] : []));
  const [earlier, now] = [rulesOf(before), rulesOf(after)];
  return {
    accessibility: {
      new: now.filter((rule) => !earlier.includes(rule)),
      gone: earlier.filter((rule) => !now.includes(rule)),
    },
  };
}

type Services = ScanResult['services'];

function namesMissing(of: Services, among: Services): string[] {
  const ids = new Set(among.map(({ id }) => id));
  return of.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
}

function findingsMissing(of: ScanResult['findings'], among: ScanResult['findings']): Findings {
  const keys = new Set(among.map(keyOf));
  return of
    .filter((one) => !keys.has(keyOf(one)))
    .map(({ code, subject, count }) => ({ code, subject, count }));
}

function keyOf({ code, subject }: { code: string; subject: string }): string {
  return `${code} ${subject}`;
}

export interface News {
  services: string[];
  findings: { code: NewFinding; subject: string; count: number }[];
}

/** What of a change a person is written to about: something that was not there before. */
export function findNews({ services, findings }: ScanChanges): News {
  const told = findings.new.flatMap(({ code, ...rest }) =>
    code === 'not-seen' || code === 'not-answered' || code === 'unknown-service' ? [] : [{ code, ...rest }],
  );
  return { services: services.new, findings: told };
}
