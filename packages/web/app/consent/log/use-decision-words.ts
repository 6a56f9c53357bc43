import type { LogEntry } from '@clausewright/contract';
import type { OptionalType } from '@clausewright/contract/consent-types';
import { useTranslations } from 'use-intl';
import { toDecision } from './decision.ts';
import type { Series } from './time-buckets.ts';

/** A decision in words, and as which part of the numbers it counts. */
export function useDecisionWords(): (entry: Pick<LogEntry, 'action' | 'granted'>) => {
  words: string;
  series: Series;
} {
  const t = useTranslations('consent-log.decisions');
  const nameOf = useTranslations('banner-editor.types');
  return (entry) => {
    const { is, series, types } = toDecision(entry);
    const names = types.map((type: OptionalType) => nameOf(type)).join(', ');
    return { words: t(is, { types: names }), series };
  };
}
