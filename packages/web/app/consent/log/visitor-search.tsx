import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';
import { describedBy } from '../../ui/described-by.ts';
import { visitorIn } from './log-choice.ts';

interface Props {
  visitor: string;
  onSearch: (visitor: string) => void;
}

const field = 'log-visitor';

/** By the number that the banner shows to a visitor as his record. */
export function VisitorSearch({ visitor, onSearch }: Props) {
  const t = useTranslations('consent-log.filters');
  const [typed, setTyped] = useState(visitor);
  const [wrong, setWrong] = useState(false);
  const [asked, setAsked] = useState(visitor);
  if (asked !== visitor) {
    // Another address: what was typed for the one before goes, faults with it.
    setAsked(visitor);
    setTyped(visitor);
    setWrong(false);
  }
  const search = () => {
    const found = typed.trim() === '' ? '' : visitorIn(typed);
    setWrong(found === null);
    if (found === null) document.getElementById(field)?.focus();
    else onSearch(found);
  };
  const error = wrong ? t('visitorFault') : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Field id={field} label={t('visitor')} hint={t('visitorHint')} error={error}>
        <div className="inputwrap">
          <input
            className="input log__id"
            id={field}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            aria-invalid={wrong}
            aria-describedby={describedBy(field, { hint: true, error })}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="btn">
            {t('find')}
          </button>
        </div>
      </Field>
    </form>
  );
}
