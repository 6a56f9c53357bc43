import type { WebsiteState } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchInput } from '../agreements/use-search-input.ts';
import { type ListChoice, orders, states } from './list-choice.ts';

interface Props {
  choice: ListChoice;
  choose: (next: Partial<ListChoice>, how: 'replace' | 'push') => void;
  /** Null until they are known. */
  counts: Readonly<Partial<Record<WebsiteState, number>>> | null;
  /** Websites whose documents contradict each other. */
  contradicting: number;
}

/** State, search and order: each takes effect at once. */
export function ListFilters({ choice, choose, counts, contradicting }: Props) {
  const t = useTranslations('websites');
  const search = useCallback((q: string) => choose({ q }, 'replace'), [choose]);
  const [typed, setTyped] = useSearchInput(choice.q, search);
  // Who has none is not asked about them; chosen it stays, or there were no way back.
  const offered = [
    '' as const,
    ...states,
    ...(contradicting > 0 || choice.state === 'contradictions' ? (['contradictions'] as const) : []),
  ];
  const nameOf = (state: ListChoice['state']) =>
    state === 'contradictions' ? t('contradictions.title') : t(`state.${state === '' ? 'all' : state}`);
  const numbers: Partial<Record<ListChoice['state'], number>> = counts
    ? {
        ...counts,
        '': Object.values(counts).reduce((sum, one) => sum + one, 0),
        contradictions: contradicting,
      }
    : {};
  return (
    <search aria-label={t('title')}>
      <fieldset className="chips">
        <legend className="vh">{t('stateFilter')}</legend>
        {offered.map((state) => (
          <button
            key={state}
            type="button"
            className="chip"
            aria-pressed={choice.state === state}
            onClick={() => choose({ state }, 'push')}
          >
            {nameOf(state)} <b className="num">{numbers[state]}</b>
          </button>
        ))}
      </fieldset>
      <div className="sites__filters">
        <div>
          <label className="label" htmlFor="sites-search">
            {t('search')}
          </label>
          <input
            id="sites-search"
            className="input"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div>
          <label className="label" htmlFor="sites-order">
            {t('order')}
          </label>
          <select
            id="sites-order"
            className="select"
            value={choice.sort}
            onChange={({ target }) =>
              choose({ sort: orders.find((order) => order === target.value) ?? 'urgent' }, 'push')
            }
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {t(`orders.${order}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </search>
  );
}
