import { useFormatter, useTranslations } from 'use-intl';
import { useOperator } from '../../operator.tsx';
import { linkTo } from '../../rich-text.tsx';
import type { FullEntry } from './full-entry.ts';
import { Fact, Panel } from './fact.tsx';
import { useMinute } from './use-minute.ts';

/** What shows that the answer is as it was given, in plain words. */
export function EntryProof({ entry }: { entry: FullEntry }) {
  const t = useTranslations('consent-log.proof');
  const format = useFormatter();
  const minute = useMinute();
  const consentOrigin = useOperator().consentUrl || location.origin;
  const { seal, signed_day: day, version, snapshot, receipt_url: receipt } = entry;
  return (
    <Panel id="entry-proof" title={t('title')}>
      <dl className="kv num log__facts log__facts--long">
        <Fact name={t('version')}>{t('versionOf', { version, date: minute(entry.published_at) })}</Fact>
        <Fact name={t('snapshot')}>
          <code>{snapshot}</code>
        </Fact>
        <Fact name={t('seal')}>
          {seal === null ? (
            t('notSealed')
          ) : (
            <>
              {t('sealed', {
                number: seal.number,
                count: seal.answers,
                from: minute(seal.from, 'seconds'),
                to: minute(seal.to, 'seconds'),
              })}
              <code>{seal.hash}</code>
            </>
          )}
        </Fact>
        <Fact name={t('signature')}>
          {day === null ? t('notSigned') : t('signed', { day: format.dateTime(new Date(day), 'day') })}
        </Fact>
      </dl>
      <p className="small soft">{t('about')}</p>
      {receipt !== null && (
        <p className="small soft">
          <a href={receipt}>{t('receipt')}</a>.{' '}
          {t.rich('receiptAbout', { page: linkTo(`${consentOrigin}/receipt`) })}
        </p>
      )}
    </Panel>
  );
}
