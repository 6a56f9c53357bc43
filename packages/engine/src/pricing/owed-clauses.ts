/** Clauses that nobody pays for, because a law demands them of their owner. */
import type { AppliedDuty } from '../law/coverage.ts';

type Duty = Pick<AppliedDuty, 'kind' | 'mandatory' | 'met'>;

/** The price code of tables that say at length what sentences elsewhere say in short. */
const detail = 'detail_table';

/**
 * Ids of the priced clauses whose words meet a mandatory duty; `duties` are those of the laws of the owner's home. A duty
 * may be met by several clauses, each of which says a piece of it, so all of them are owed. Only a table of details is
 * owed no earlier than when no free clause meets the duty.
 */
export function owedClauses(
  clauses: readonly { id: string; price: string | null }[],
  duties: readonly Duty[],
): ReadonlySet<string> {
  const prices = new Map(clauses.map(({ id, price }) => [id, price]));
  const isFree = (id: string): boolean => (prices.get(id) ?? null) === null;
  const owed = duties
    .filter(({ kind, mandatory }) => kind === 'state' && mandatory)
    .flatMap(({ met }) => {
      const meeting = (met ?? []).map(({ clause }) => clause);
      const spoken = meeting.some(isFree);
      return meeting.filter((id) => !isFree(id) && (prices.get(id) !== detail || !spoken));
    });
  return new Set(owed);
}
