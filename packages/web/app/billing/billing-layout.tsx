import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { MenuLink } from '../layout/page-link.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { AreaWords } from '../language/area-words.tsx';
import '../account/account.css';
import './billing.css';
import { type BillingTab, billingTabs } from './billing-tabs.ts';

/** Around the five tabs, which are pages: the menu stays while one follows the other, and keeps the focus. */
export default function BillingLayout() {
  return (
    <AreaWords area="billing">
      <Billing />
    </AreaWords>
  );
}

function Billing() {
  const t = useTranslations('billing');
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the menu scrolls sideways.
    const current = menu.current?.querySelector(`[href="${pathname}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <main id="main" tabIndex={-1} className="wrap page billing">
      <h1>{t('title')}</h1>
      <nav className="tabs" aria-label={t('title')} ref={menu}>
        {Object.entries(billingTabs).map(([tab, path]) => (
          <MenuLink key={tab} to={path} end={false}>
            {t(`tabs.${tab as BillingTab}`)}
          </MenuLink>
        ))}
      </nav>
      <Outlet />
      <p className="mt-8">
        <HelpLink topic="payments">{t('help')}</HelpLink>
      </p>
    </main>
  );
}
