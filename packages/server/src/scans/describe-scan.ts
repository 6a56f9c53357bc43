/** A scan as the API tells it: bounded, and without what only the evidence needs. */
import type { ScanResult } from '@clausewright/contract';
import { gatherAccessibility } from '@clausewright/scanner/accessibility';
import type { Service, Sighting } from '@clausewright/scanner/inventory';
import type { Observation } from '@clausewright/scanner/observation';
import { recognisePlatform } from './findings/recognise-platform.ts';
import type { InspectedScan } from './inspect-scan.ts';

const most = {
  times: 60,
  services: 200,
  evidence: 5,
  pages: 50,
  names: 100,
  findings: 300,
  own: 200,
} as const;

export function describeScan(observation: Observation, { inventory, findings }: InspectedScan): ScanResult {
  const { passes, browser, limits } = observation;
  const platform = recognisePlatform(observation);
  const accessibility = gatherAccessibility(observation);
  const pages = new Map(passes.flatMap((pass) => pass.pages.map((page) => [page.url, page] as const)));
  return {
    browser,
    ...(platform === undefined ? {} : { platform }),
    pages: [...pages.values()].slice(0, most.pages).map(({ url, title, language, limits: ofPage }) => ({
      url,
      title,
      language,
      limits: ofPage,
    })),
    passes: passes.map(({ name, answered }) => ({ name, answered })),
    limits,
    services: inventory.services.slice(0, most.services).map(describeService),
    own: distinct(
      inventory.own.map(({ kind, what, days }) => ({
        kind: kind === 'cookie' ? ('cookie' as const) : ('storage' as const),
        name: what,
        days: days ?? null,
      })),
      ({ kind, name }) => `${kind} ${name}`,
    ).slice(0, most.own),
    forms: [...pages.values()].flatMap(({ url, forms }) =>
      forms.map(({ fields }) => ({
        page: url,
        fields: fields.map((field) => field.label || field.name || field.type),
      })),
    ),
    findings: findings.slice(0, most.findings).map(({ evidence, ...rest }) => ({
      ...rest,
      evidence: evidence.slice(0, most.evidence).map(describeSighting),
    })),
    ...(accessibility === undefined ? {} : { accessibility }),
  };
}

function describeService({ id, vendor, name, type, sightings }: Service): ScanResult['services'][number] {
  const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)].slice(0, most.names);
  const cookies = sightings.filter(({ kind }) => kind === 'cookie');
  return {
    id,
    known: vendor !== null,
    name,
    type,
    hosts: unique(sightings.map(({ host }) => host)),
    passes: unique(sightings.map(({ pass }) => pass)),
    pages: unique(sightings.map(({ page }) => page)),
    requests: sightings.filter(({ kind }) => kind === 'request').length,
    times: sightings
      .flatMap(({ kind, pass, after }) => (kind === 'request' && after !== null ? [{ pass, after }] : []))
      .slice(0, most.times),
    cookies: distinct(
      cookies.map(({ what, days }) => ({ name: what, days: days ?? null })),
      (cookie) => cookie.name,
    ).slice(0, most.names),
    storage: unique(sightings.filter(({ kind }) => kind === 'storage').map(({ what }) => what)),
    evidence: sightings.slice(0, most.evidence).map(describeSighting),
  };
}

function describeSighting({ pass, page, kind, what, after, days, initiator }: Sighting) {
  return { pass, page, kind, what, after, ...(days === undefined ? {} : { days }), by: initiator };
}

/** The longest-lived of each, where they have a period. */
function distinct<Value extends { days: number | null }>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Value[] {
  const found = new Map<string, Value>();
  for (const value of values) {
    const before = found.get(keyOf(value));
    if (before === undefined || (value.days ?? 0) > (before.days ?? 0)) found.set(keyOf(value), value);
  }
  return [...found.values()];
}
