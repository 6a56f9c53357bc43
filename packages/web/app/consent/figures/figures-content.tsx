import { useFormatter, useTranslations } from 'use-intl';
import { Announcement } from '../../announcement.tsx';
import { countryName } from '../../country-names.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import { CompareVersions } from './compare-versions.tsx';
import type { Figures } from './figures.ts';
import { Legend, Totals } from './figures-totals.tsx';
import { NoDecisions } from './no-decisions.tsx';
import { ShareTable } from './share-table.tsx';
import { Signals } from './signals.tsx';
import { useVersionNames } from './use-version-names.ts';

const monthForm = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const dayForm = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** Every figure of a period, the sum of all first. */
export function FiguresContent({ figures, busy }: { figures: Figures; busy: boolean }) {
  const t = useTranslations('consent-figures');
  const format = useFormatter();
  const { totals, first, last } = figures;
  const range = format.dateTimeRange(new Date(first), new Date(last), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className={busy ? 'figures is-asking' : 'figures'} aria-busy={busy}>
      <h2>{range}</h2>
      <Announcement text={busy ? '' : range} />
      {totals?.decisions === 0 ? (
        <NoDecisions />
      ) : totals === null ? (
        <p>{t('tooFew')}</p>
      ) : (
        <>
          <p className="soft">{t('lead')}</p>
          <Totals totals={totals} />
          <Legend />
          <Parts figures={figures} />
        </>
      )}
    </div>
  );
}

function Parts({ figures }: { figures: Figures }) {
  const t = useTranslations('consent-figures');
  const format = useFormatter();
  const { language } = useLanguage();
  const versionName = useVersionNames();
  const { unit, parts, devices, countries, versions } = figures;
  const countryOf = (code: string) =>
    code === 'others' || code === 'unknown' ? t(`countries.${code}`) : countryName(code, language);
  return (
    <>
      <h3>{t(`parts.${unit}`)}</h3>
      <ShareTable
        title={t(`parts.${unit}`)}
        column={t(`parts.column.${unit}`)}
        rows={parts.toReversed().map(({ first, counts }) => ({
          key: first,
          name: format.dateTime(new Date(first), unit === 'day' ? dayForm : monthForm),
          counts,
        }))}
      />
      <h3>{t('devices.title')}</h3>
      <ShareTable
        title={t('devices.title')}
        column={t('devices.column')}
        rows={devices
          .filter(({ counts }) => counts?.decisions !== 0)
          .map(({ device, counts }) => ({ key: device, name: t(`devices.${device}`), counts }))}
      />
      <p className="small muted">
        {t('devices.note')} <Since figures={figures} />
      </p>
      <h3>{t('countries.title')}</h3>
      <ShareTable
        title={t('countries.title')}
        column={t('countries.column')}
        rows={countries.map(({ country, counts }) => ({ key: country, name: countryOf(country), counts }))}
      />
      <Signals signals={figures.signals} />
      <h3>{t('versions.title')}</h3>
      <ShareTable
        title={t('versions.title')}
        column={t('versions.column')}
        rows={versions.map((one) => ({
          key: String(one.version),
          name: versionName(one),
          counts: one.counts,
        }))}
      />
      <CompareVersions versions={versions.filter(({ counts }) => counts !== null)} />
    </>
  );
}

/** Where devices and signals were not counted from the first day on. */
function Since({ figures: { first, counted_since: since } }: { figures: Figures }) {
  const t = useTranslations('consent-figures');
  const format = useFormatter();
  if (since !== null && since <= first) return null;
  return since === null
    ? t('devices.notCounted')
    : t('devices.since', { date: format.dateTime(new Date(since), 'day') });
}
