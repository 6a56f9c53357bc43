import { useLocale, useTranslations } from 'use-intl';

/**
 * The way to cancel without logging in, which the law wants constantly at hand (§ 312k(2) BGB): in the footer, and
 * where there is none in the account menu, at the plans and where one is bought. Plans run on where no payment is
 * set up any more, so nothing hides it. The page is the server's own, not one of the app.
 */
export function CancelPlanLink() {
  const t = useTranslations('frame');
  // The locale may name a country too, `en-GB`, which the page has no address for.
  const [language = 'en'] = useLocale().split('-');
  return <a href={`/cancel-plan/${language}`}>{t('cancelPlan')}</a>;
}
