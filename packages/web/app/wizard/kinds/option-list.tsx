import { Fragment, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { fitsTwoColumns } from '../question-words.ts';
import { filterOptions } from './filter-options.ts';
import type { OptionPrice } from './use-option-price.ts';

export interface ListedOption {
  id: string;
  label: string;
  note?: string | undefined;
  price?: OptionPrice | undefined;
  lang?: string | undefined;
  /** Collapsed until Show More is pressed, unless it is chosen. */
  more: boolean;
}

interface Props {
  type: 'radio' | 'checkbox';
  /** Of the first control; the others get ids made from it. */
  id: string;
  /** Of all controls. */
  name: string;
  options: readonly ListedOption[];
  chosen: readonly string[];
  onToggle: (option: string) => void;
  onBlur?: () => void;
  invalid: boolean;
  describedBy: string | undefined;
  /** Questions that belong to an option, shown under it. */
  under?: (option: string) => ReactNode;
  /** Further tools beside Show More. */
  tools?: ReactNode;
  /** Cards that the person added. */
  own?: ReactNode;
}

/** Longer lists can be filtered. */
const longList = 12;

export function OptionList({ type, id, name, options, chosen, under, tools, own, ...rest }: Props) {
  const t = useTranslations('wizard');
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const filtering = filter.trim() !== '';
  const shown = filtering
    ? filterOptions(options, filter)
    : options.filter((option) => open || !option.more || chosen.includes(option.id));
  const hidden = options.filter((option) => option.more && !chosen.includes(option.id));
  const nests = shown.some((option) => Boolean(under?.(option.id)));
  // A note beside a price leaves too little of half a row.
  const crowded = options.some(({ note, price }) => price?.note ?? (note && price));
  const columns =
    !nests && !crowded && fitsTwoColumns(options.filter(({ note }) => !note).map(({ label }) => label));
  const idOf = (option: ListedOption) => (option === shown[0] ? id : `${id}--${option.id}`);
  const toggleMore = () => {
    setOpen(!open);
    const [first] = hidden;
    // After React has put the new options there.
    if (!open && first) setTimeout(() => document.getElementById(`${id}--${first.id}`)?.focus());
  };
  return (
    <>
      {options.length > longList && (
        <div className="field wiz__filter">
          <label className="label" htmlFor={`${id}-filter`}>
            {t('filter')}{' '}
            <small className="num">{t('chosen', { count: chosen.length, all: options.length })}</small>
          </label>
          <input
            className="input"
            id={`${id}-filter`}
            type="search"
            autoComplete="off"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      <div className={`choices ${columns ? 'choices--2' : ''}`}>
        {shown.map((option) => (
          <Fragment key={option.id}>
            <ChoiceCard
              type={type}
              id={idOf(option)}
              name={name}
              value={option.id}
              checked={chosen.includes(option.id)}
              onChange={() => rest.onToggle(option.id)}
              {...(rest.onBlur && { onBlur: rest.onBlur })}
              label={option.label}
              note={option.note}
              price={option.price?.price}
              priceNote={option.price?.note}
              lang={option.lang}
              invalid={rest.invalid}
              describedBy={rest.describedBy}
            />
            {under?.(option.id)}
          </Fragment>
        ))}
        {own}
      </div>
      {filtering && shown.length === 0 && <p className="hint mt-2">{t('noMatch')}</p>}
      <div className="listtools">
        {!filtering && (hidden.length > 0 || open) && options.some(({ more }) => more) && (
          <ShowMore of="options" count={hidden.length} open={open} onToggle={toggleMore} />
        )}
        {tools}
      </div>
    </>
  );
}
