import type { ListedAgreement } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { languageNames } from '../interface-languages.ts';
import { changedAt } from './changed-at.ts';

export function CardBadges({ agreement }: { agreement: ListedAgreement }) {
  const t = useTranslations('agreements');
  return (
    <div className="agr__badges">
      <span className={agreement.premium ? 'badge badge--ok' : 'badge'}>
        {t(agreement.premium ? 'premium' : 'free')}
      </span>
      {agreement.edited && <span className="badge badge--info">{t('edited')}</span>}
      {agreement.languages.map((language) => (
        <span key={language} className="badge badge--line" lang={language}>
          {languageNames[language]}
        </span>
      ))}
    </div>
  );
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Where nothing has changed since, the day of making stands alone. */
export function CardDates({ agreement }: { agreement: ListedAgreement }) {
  const t = useTranslations('agreements');
  const created = new Date(agreement.created_at);
  const date = changedAt(agreement);
  // An update makes another version too: then “not yet” would be false.
  const isFirst = date.getTime() === created.getTime();
  return (
    <p className="agr__dates num">
      {agreement.edited ? t('textEdited', { date }) : t(isFirst ? 'notEdited' : 'notByHand')}{' '}
      {t('created', { date: created })}
      {!agreement.edited && dayOf(date) !== dayOf(created) && ` ${t('changed', { date })}`}
    </p>
  );
}
