import { useTranslations } from 'use-intl';
import { FinishLater } from './finish-later.tsx';

interface Props {
  answered: number;
  count: number;
  saved: 'now' | 'not-yet' | 'never';
  /** Of the website or the app. */
  site: string;
  documents: number;
}

/** How far it is, and that nothing gets lost. */
export function ProgressHead({ answered, count, saved, site, documents }: Props) {
  const t = useTranslations('way-in.questions');
  return (
    <div className="start__head">
      <div className="start__title">
        <p>
          <b>{t('documents', { count: documents })}</b> <span className="muted">{site}</span>
        </p>
        {saved !== 'never' && <FinishLater />}
      </div>
      <output className="micro muted">
        {t('open', { left: count - answered, count })}, {t(`saved.${saved}`)}
      </output>
      <progress max={count} value={answered} aria-label={t('progress')} />
    </div>
  );
}
