import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useToday } from '../use-today.ts';
import type { AnsweredPromise } from './promise-rows.ts';

interface Props {
  id: string;
  label: string;
  answered: AnsweredPromise;
  set: (answered: AnsweredPromise) => void;
}

const options = ['done', 'planned', 'no'] as const;

/** What is proposed to somebody who means to do it: a month. */
function inThirtyDays(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 30);
  return day.toISOString().slice(0, 10);
}

/** We do this, we will until a day, or we don't. */
export function PromiseAnswer({ id, label, answered: { answer, by }, set }: Props) {
  const t = useTranslations('coverage.promises');
  const today = useToday();
  const dayId = useId();
  return (
    <fieldset className="cov__answer">
      <legend>{label}</legend>
      <div className="cov__options">
        {options.map((option) => (
          <label key={option} className="choice">
            <input
              type="radio"
              name={`promise-${id}`}
              value={option}
              checked={answer === option}
              onChange={() =>
                set({ answer: option, by: option === 'planned' ? (by ?? inThirtyDays(today)) : null })
              }
            />
            <span>{t(option)}</span>
          </label>
        ))}
      </div>
      {answer === 'planned' && (
        <p>
          <label htmlFor={dayId}>{t('by')}</label>{' '}
          <input
            className="input num wiz__date"
            type="date"
            id={dayId}
            min={today}
            value={by ?? ''}
            onChange={(event) => set({ answer, by: event.target.value === '' ? null : event.target.value })}
          />
        </p>
      )}
    </fieldset>
  );
}
