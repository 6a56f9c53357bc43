import { useTranslations } from 'use-intl';
import { useOperator } from '../operator.tsx';

export function Footer() {
  const t = useTranslations('frame');
  const { name, supportEmail, copyrightYears, links } = useOperator();
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <div className="grid gap-2">
          <p>
            {links.disclaimer
              ? t.rich('noAdviceLinked', {
                  name,
                  link: (words) => <a href={links.disclaimer}>{words}</a>,
                })
              : t('noAdvice', { name })}
          </p>
          <p>
            {t.rich('questions', {
              email: () => <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
            })}
          </p>
        </div>
        <div className="foot__copy">
          <div className="foot__links">
            {links.privacyPolicy && <a href={links.privacyPolicy}>{t('privacyPolicy')}</a>}
            {links.termsOfUse && <a href={links.termsOfUse}>{t('termsOfUse')}</a>}
          </div>
          <p className="muted num">
            © {copyrightYears} {name}
          </p>
        </div>
      </div>
    </footer>
  );
}
