import type { LogPage } from '@clausewright/contract';
import { type ReactNode, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { isNarrowed, type LogAction, type LogChoice, activeFilters } from './log-choice.ts';
import { useCountryNames } from './use-country-names.ts';
import { useFilters } from './use-filters.ts';
import { VisitorSearch } from './visitor-search.tsx';

interface Props {
  choices: LogPage['choices'];
  choice: LogChoice;
}

/** What numbers, chart and records can be narrowed to. Choices take effect at once. */
export function LogFilterForm({ choices, choice }: Props) {
  const t = useTranslations('consent-log.filters');
  const { choose, clear } = useFilters();
  const { page: _, ...filters } = choice;
  const count = Object.keys(activeFilters(filters)).length;
  // On a phone four fields would stand before the first number.
  const [open, setOpen] = useState(() => count > 0 || matchMedia('(min-width: 48em)').matches);
  return (
    <details
      className="log__filters"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <FoldSummary id="log-filters">{t('title', { count })}</FoldSummary>
      <div className="log__fields">
        <Narrowing {...{ choices, choice, choose }} />
        <VisitorSearch visitor={choice.visitor} onSearch={(visitor) => choose({ visitor })} />
      </div>
      {isNarrowed(choice) && (
        <button type="button" className="linkbtn" onClick={clear}>
          {t('clear')}
        </button>
      )}
    </details>
  );
}

function Narrowing({ choices, choice, choose }: Props & Pick<ReturnType<typeof useFilters>, 'choose'>) {
  const t = useTranslations('consent-log');
  const format = useFormatter();
  const nameOf = useCountryNames();
  const { compare } = new Intl.Collator(useLocale());
  const countries = withChosen(choices.countries, choice.country)
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) =>
      one.code === 'unknown' ? 1 : other.code === 'unknown' ? -1 : compare(one.name, other.name),
    );
  const published = new Map(
    choices.versions.map(({ version, published_at: at }) => [String(version), new Date(at)]),
  );
  return (
    <>
      <Choice
        name="action"
        value={choice.action}
        onChoose={(action) => choose({ action: action as LogAction | '' })}
      >
        {withChosen(choices.actions, choice.action).map((action) => (
          <option key={action} value={action}>
            {t(`actions.${action as LogAction}`)}
          </option>
        ))}
      </Choice>
      <Choice name="country" value={choice.country} onChoose={(country) => choose({ country })}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="version" value={choice.version} onChoose={(version) => choose({ version })}>
        {withChosen([...published.keys()], choice.version).map((version) => {
          const at = published.get(version);
          return (
            <option key={version} value={version}>
              {at === undefined
                ? version
                : t('filters.versionOf', { version, date: format.dateTime(at, 'day') })}
            </option>
          );
        })}
      </Choice>
    </>
  );
}

/** What an address asks for is shown, even where the period has none of it. */
function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [...options, chosen];
}

interface ChoiceProps {
  name: 'action' | 'country' | 'version';
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ name, value, onChoose, children }: ChoiceProps) {
  const t = useTranslations('consent-log.filters');
  return (
    <Field id={`log-${name}`} label={t(name)}>
      <select
        className="select"
        id={`log-${name}`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('any')}</option>
        {children}
      </select>
    </Field>
  );
}
