import { useFormatter, useTranslations } from 'use-intl';

interface Props {
  /** Of the website; empty where there is none. */
  address: string;
  at: number;
  onGoOn: () => void;
  onStartOver: () => void;
}

/** Asked before anything of an earlier visit is shown. */
export function ResumeQuestion({ address, at, onGoOn, onStartOver }: Props) {
  const t = useTranslations('way-in.resume');
  const format = useFormatter();
  const date = format.dateTime(new Date(at), 'day');
  return (
    <main id="main" tabIndex={-1} className="wrap page start">
      <h1>{t('title')}</h1>
      <p className="lead mt-3">
        {address === '' ? t('lead', { date }) : t('leadOf', { site: address, date })}
      </p>
      <p className="row mt-6">
        <button type="button" className="btn btn--primary" onClick={onGoOn}>
          {t('goOn')}
        </button>
        <button type="button" className="btn" onClick={onStartOver}>
          {t('startOver')}
        </button>
      </p>
    </main>
  );
}
