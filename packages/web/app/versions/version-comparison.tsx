import { useCallback, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { send } from '../api.ts';
import { Loaded } from '../ui/loaded.tsx';
import { languageNames } from '../interface-languages.ts';
import { ChangedClauses } from './changed-clauses.tsx';
import { changesAddress, type Comparison } from './comparison.ts';
import { versionCalls } from './version-calls.ts';
import type { Listed } from './listed.ts';

/** Id of the heading, which takes the focus when another comparison is asked for. */
export const comparisonHeading = 'comparison-title';

interface Props {
  id: string;
  listed: Listed;
  comparison: Comparison;
  compare: (chosen: Record<string, string>) => void;
}

/** The red-line between two versions that were served. */
export function VersionComparison({ id, listed, comparison, compare }: Props) {
  const t = useTranslations('versions.compare');
  const { from, to, language } = comparison;
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(versionCalls.compareVersions, {
        params: { id },
        query: { from: String(from), to: String(to), ...(language && { language }) },
        signal,
      }),
    [id, from, to, language],
  );
  const answer = useFetched(ask);
  const numbers = listed.versions.flatMap(({ number, served_at: at }) => (at === null ? [] : [number]));
  return (
    <section className="vers__compare" aria-labelledby={comparisonHeading} aria-busy={answer.asking}>
      <h2 id={comparisonHeading} tabIndex={-1}>
        {t('title')}
      </h2>
      <div className="vers__choice">
        <NumberSelect
          label={t('from')}
          value={from}
          numbers={numbers}
          choose={(one) => compare({ from: one })}
        />
        <NumberSelect label={t('to')} value={to} numbers={numbers} choose={(one) => compare({ to: one })} />
        {answer.outcome?.ok && answer.outcome.data.languages.length > 1 && (
          <div>
            <label className="label" htmlFor="compare-language">
              {t('language')}
            </label>
            <select
              id="compare-language"
              className="select"
              value={answer.outcome.data.language}
              onChange={(event) => compare({ language: event.target.value })}
            >
              {answer.outcome.data.languages.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageNames[one]}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <Loaded answer={answer}>
        {({ clauses, same, languages, language: shown }) => {
          const changed = clauses.filter(({ change }) => change !== 'same');
          if (languages.length === 0) return <p className="mt-5">{t('noLanguage')}</p>;
          if (same) return <p className="mt-5">{t('same')}</p>;
          // Until the answer is there, what is shown is what was compared before.
          const page = answer.asking ? null : changesAddress(listed.versions, { from, to, language: shown });
          return (
            <>
              <p className="mt-5">
                {t('counts', { count: changed.length, same: clauses.length - changed.length })}{' '}
                {page !== null && (
                  <a href={page} target="_blank" rel="noreferrer">
                    {t('page')}
                    <span className="vh"> {t('newTab')}</span>
                  </a>
                )}
              </p>
              <ChangedClauses clauses={clauses} language={shown} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface NumberSelectProps {
  label: string;
  value: number;
  numbers: readonly number[];
  choose: (number: string) => void;
}

function NumberSelect({ label, value, numbers, choose }: NumberSelectProps) {
  const t = useTranslations('versions');
  const id = useId();
  // One that an address names may stand on another page of the list.
  const all = numbers.includes(value) ? numbers : [...numbers, value].toSorted((a, b) => b - a);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="select num" value={value} onChange={(event) => choose(event.target.value)}>
        {all.map((number) => (
          <option key={number} value={number}>
            {t('version', { number })}
          </option>
        ))}
      </select>
    </div>
  );
}
