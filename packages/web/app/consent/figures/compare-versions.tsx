import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useFetched } from '../../use-fetched.ts';
import { useConsent } from '../consent-context.ts';
import { ComparisonTables } from './comparison-tables.tsx';
import { figureCalls } from './figure-calls.ts';
import type { Figures } from './figures.ts';
import { useVersionNames } from './use-version-names.ts';

type Versions = Figures['versions'];

/** Two publications side by side. What is compared was shown to everybody in its time; nobody is split into groups. */
export function CompareVersions({ versions }: { versions: Versions }) {
  const t = useTranslations('consent-figures.compare');
  const [newest, before] = versions;
  return (
    <>
      <h3>{t('title')}</h3>
      <p className="soft">{t('lead')}</p>
      {newest === undefined || before === undefined ? (
        <p>{t('one')}</p>
      ) : (
        <Chosen versions={versions} first={before.version} second={newest.version} />
      )}
    </>
  );
}

function Chosen({ versions, first, second }: { versions: Versions; first: number; second: number }) {
  const t = useTranslations('consent-figures.compare');
  const { id } = useConsent();
  const [one, setOne] = useState(String(first));
  const [other, setOther] = useState(String(second));
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(figureCalls.compareBanners, { params: { id }, query: { one, other }, signal }),
    [id, one, other],
  );
  const answer = useFetched(one === other ? null : ask);
  return (
    <>
      <div className="figures__choice">
        <Version name="from" value={one} versions={versions} onChoose={setOne} />
        <Version name="to" value={other} versions={versions} onChoose={setOther} />
      </div>
      {one === other ? (
        <p>{t('same')}</p>
      ) : (
        <Loaded answer={answer}>
          {(comparison) => <ComparisonTables comparison={comparison} busy={answer.asking} />}
        </Loaded>
      )}
    </>
  );
}

interface VersionProps {
  name: 'from' | 'to';
  value: string;
  versions: Versions;
  onChoose: (version: string) => void;
}

function Version({ name, value, versions, onChoose }: VersionProps) {
  const t = useTranslations('consent-figures.compare');
  const nameOf = useVersionNames();
  return (
    <Field id={`figures-${name}`} label={t(name)}>
      <select
        className="select"
        id={`figures-${name}`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {versions.map((one) => (
          <option key={one.version} value={one.version}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </Field>
  );
}
