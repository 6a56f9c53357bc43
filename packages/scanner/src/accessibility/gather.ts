/** What was found on the pages of an observation, by rule, the worst first. */
import { scanImpacts, type ScanAccessibility } from '@clausewright/contract';
import type { Observation } from '../observation.ts';
import { criteriaOf } from './criteria.ts';

type Barrier = ScanAccessibility['barriers'][number];

/** Undefined where nothing was to be checked. */
export function gatherAccessibility({ passes }: Observation): ScanAccessibility | undefined {
  const gathered: ScanAccessibility = {
    version: null,
    checked: [],
    not_checked: [],
    barriers: [],
    open: [],
  };
  const barriers = new Map<string, Barrier>();
  const open = new Map<string, ScanAccessibility['open'][number]>();
  const pages = passes.flatMap((pass) => pass.pages);
  for (const { url, accessibility: check } of pages) {
    if (check === undefined || gathered.checked.includes(url)) continue;
    if (check.state === 'not-checked') {
      gathered.not_checked.push({ page: url, reason: check.reason });
      continue;
    }
    gathered.version = check.version;
    gathered.checked.push(url);
    for (const { id, impact, tags, places, examples } of check.rules) {
      const barrier = barriers.get(id) ?? { rule: id, impact, criteria: criteriaOf(tags), tags, pages: [] };
      barrier.pages.push({ page: url, places, examples });
      barriers.set(id, barrier);
    }
    for (const { rule, places } of check.open) {
      const known = open.get(rule) ?? { rule, pages: 0, places: 0 };
      open.set(rule, { rule, pages: known.pages + 1, places: known.places + places });
    }
  }
  if (gathered.checked.length + gathered.not_checked.length === 0) return undefined;
  const worst = ({ impact }: Barrier): number => scanImpacts.indexOf(impact);
  gathered.barriers = [...barriers.values()].toSorted(
    (a, b) => worst(a) - worst(b) || b.pages.length - a.pages.length,
  );
  gathered.open = [...open.values()];
  return gathered;
}
