import { useFormatter, useTranslations } from 'use-intl';
import type { Figures } from './figures.ts';
import { ShareTable } from './share-table.tsx';

/** Decisions with and without the signal of the browser. */
export function Signals({ signals: { sent, not_sent: notSent } }: Pick<Figures, 'signals'>) {
  const t = useTranslations('consent-figures.signals');
  const format = useFormatter();
  const all = sent !== null && notSent !== null ? sent.decisions + notSent.decisions : 0;
  return (
    <>
      <h3>{t('title')}</h3>
      {all > 0 && sent !== null && (
        <p>
          {t('share', {
            percent: format.number(sent.decisions / all, { style: 'percent', maximumFractionDigits: 1 }),
            count: all,
          })}
        </p>
      )}
      <ShareTable
        title={t('title')}
        column={t('column')}
        rows={[
          { key: 'sent', name: t('sent'), counts: sent },
          { key: 'not_sent', name: t('notSent'), counts: notSent },
        ]}
      />
      <p className="small muted">{t('about')}</p>
    </>
  );
}
