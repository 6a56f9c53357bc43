import type { LogEntry } from '@clausewright/contract';
import type { OptionalType } from '@clausewright/contract/consent-types';
import type { Series } from './time-buckets.ts';

/** What a visitor decided, and as which part of the numbers it counts. */
export interface Decision {
  is: 'accepted' | 'rejected' | 'chose' | 'chose-none' | 'withdrew' | 'withdrew-all' | 'notice';
  series: Series;
  /** What is allowed, where a part of it is. */
  types: readonly OptionalType[];
}

export function toDecision({ action, granted }: Pick<LogEntry, 'action' | 'granted'>): Decision {
  const some = granted.length > 0;
  switch (action) {
    case 'accept':
      return { is: 'accepted', series: 'accepted', types: [] };
    case 'reject':
    case 'gpc':
      return { is: 'rejected', series: 'rejected', types: [] };
    case 'custom':
      return { is: some ? 'chose' : 'chose-none', series: 'custom', types: granted };
    case 'withdraw':
      return { is: some ? 'withdrew' : 'withdrew-all', series: 'custom', types: granted };
    case 'notice':
      return { is: 'notice', series: 'notices', types: [] };
    default:
      return action satisfies never;
  }
}

/** Where it was said: on a layer, by the browser without a press, or by nobody's press. */
export function getDecisionPlace({
  action,
  layer,
}: Pick<LogEntry, 'action' | 'layer'>): 'first' | 'second' | 'signal' | 'none' {
  if (action === 'gpc') return 'signal';
  if (layer === 1) return 'first';
  return layer === 2 ? 'second' : 'none';
}
