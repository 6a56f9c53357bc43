import { useTranslations } from 'use-intl';
import { StatusPage } from './status-page.tsx';

/** Shown while cookies, local or session storage are kept from us. */
export function CookiesBlocked() {
  const t = useTranslations('health');
  return (
    <StatusPage mark="[ • ]" title={t('blocked.title')} lead={t('blocked.lead')}>
      <p className="small soft">{t('blocked.how')}</p>
      <output className="row small soft">
        <span className="spin" aria-hidden="true" />
        {t('retry')}
      </output>
    </StatusPage>
  );
}
