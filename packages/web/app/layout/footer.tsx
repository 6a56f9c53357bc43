import { useTranslations } from 'use-intl';
import { helpPath } from '../help-topics.ts';
import { useOperator } from '../operator.tsx';
import { linkTo, mailTo } from '../rich-text.tsx';
import { CancelPlanLink } from './cancel-plan-link.tsx';

/** `links`: without the sentences, for pages on which somebody works. */
export function Footer({ of }: { of: 'full' | 'links' }) {
  const t = useTranslations('frame');
  const { name, supportEmail, copyrightYears, links, unnamed } = useOperator();
  // Instead of links that are not there, who can add them learns how.
  const unclaimed = unnamed && <p>{t.rich('unnamed', { link: linkTo(helpPath('own-instance')) })}</p>;
  return (
    <footer className={of === 'full' ? 'foot' : 'foot foot--links'}>
      <div className="wrap foot__in">
        {of === 'full' && (
          <div className="grid gap-2">
            <p>
              {links.disclaimer
                ? t.rich('noAdviceLinked', { name, link: linkTo(links.disclaimer) })
                : t('noAdvice', { name })}
            </p>
            <p>{t.rich('questions', { email: mailTo(supportEmail) })}</p>
            {unclaimed}
          </div>
        )}
        <div className="foot__copy">
          {of === 'links' && unclaimed}
          <div className="foot__links">
            {links.privacyPolicy && <a href={links.privacyPolicy}>{t('privacyPolicy')}</a>}
            {links.cookiesPolicy && <a href={links.cookiesPolicy}>{t('cookiesPolicy')}</a>}
            {links.termsOfUse && <a href={links.termsOfUse}>{t('termsOfUse')}</a>}
            {links.refundPolicy && <a href={links.refundPolicy}>{t('refundPolicy')}</a>}
            <CancelPlanLink />
            {links.imprint && <a href={links.imprint}>{t('imprint')}</a>}
          </div>
          <p className="muted num">
            © {copyrightYears} {name}
          </p>
        </div>
      </div>
    </footer>
  );
}
