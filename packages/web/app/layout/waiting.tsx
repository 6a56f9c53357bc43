import { useTranslations } from 'use-intl';
import { StatusPage } from './status-page.tsx';

/** The service is away: on purpose, or because something broke. The page goes on by itself. */
export function Waiting({ because }: { because: 'maintenance' | 'down' }) {
  const t = useTranslations('health');
  return (
    <StatusPage mark="[ • ]" title={t(`${because}.title`)} lead={t(`${because}.lead`)}>
      <output className="row small soft">
        <span className="spin" aria-hidden="true" />
        {t('retry')}
      </output>
    </StatusPage>
  );
}
