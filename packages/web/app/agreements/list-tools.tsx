import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '@clausewright/contract/limits';
import { offeredTypes } from '../agreement-types.ts';
import { type ListChoice, orders } from './list-choice.ts';
import type { Choose } from './use-list-choice.ts';
import { useSearchInput } from './use-search-input.ts';

export const searchField = 'agreements-search';

interface Props {
  choice: ListChoice;
  choose: Choose;
  search: (q: string) => void;
}

/** Search, kind and order: each takes effect at once. */
export function ListTools({ choice, choose, search }: Props) {
  const t = useTranslations('agreements.tools');
  const tTypes = useTranslations('types');
  // On a phone the first document is to be seen without scrolling.
  const [open, setOpen] = useState(choice.type !== '' || choice.sort !== 'newest');
  const [typed, setTyped] = useSearchInput(choice.q, search);
  return (
    <search className={open ? 'agrtools is-open' : 'agrtools'} aria-label={t('label')}>
      <div>
        <label className="label" htmlFor={searchField}>
          {t('search')}
        </label>
        <input
          id={searchField}
          className="input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button
        type="button"
        className="btn agrtools__more"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal className="icon icon--sm" aria-hidden="true" />
        {t('more')}
      </button>
      {offeredTypes.length > 1 && (
        <div>
          <label className="label" htmlFor="agreements-type">
            {t('type')}
          </label>
          <select
            id="agreements-type"
            className="select"
            value={choice.type}
            onChange={({ target }) =>
              choose({ type: offeredTypes.find((type) => type === target.value) ?? '' }, 'push')
            }
          >
            <option value="">{t('allTypes')}</option>
            {offeredTypes.map((type) => (
              <option key={type} value={type}>
                {tTypes(`${type}.name`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div>
        <label className="label" htmlFor="agreements-order">
          {t('order')}
        </label>
        <select
          id="agreements-order"
          className="select"
          value={choice.sort}
          onChange={({ target }) =>
            choose({ sort: orders.find((order) => order === target.value) ?? 'newest' }, 'push')
          }
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`orders.${order}`)}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
