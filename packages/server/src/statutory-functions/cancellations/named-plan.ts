import { parseDomain } from '../../consent/consents/parse-domain.ts';
import type { NameablePlan } from './named-plan-store.ts';

/**
 * The one plan that a text names by its domain, its number or that of an invoice: the live one, or the newest of
 * those that ended. Null where it names none or several live ones: a person looks at that.
 */
export function namedPlan(text: string, plans: readonly NameablePlan[]): NameablePlan | null {
  const said = new Set(wordsOf(text));
  const named = plans.filter(({ id, domain, invoices }) =>
    [id, domain, ...invoices].some((name) => said.has(name.toLowerCase())),
  );
  const live = named.filter((one) => one.live);
  if (live.length > 1) return null;
  return live[0] ?? named[0] ?? null;
}

/** Each word as it stands, and as the domain that it may be an address of: as it is stored, `xn--` for an umlaut. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;()<>"'„“”«»]+/)
    .map((word) => word.replace(/[.:!?]+$/, ''))
    .flatMap((word) => [word, parseDomain(word) ?? word]);
}
