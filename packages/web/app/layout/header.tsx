import { Menu as MenuIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { logOut } from '../session/log-out.ts';
import { useSession } from '../session/use-session.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { CancelPlanLink } from './cancel-plan-link.tsx';
import { LanguageItems, LanguageMenu, useEnabledLanguages } from './language-menu.tsx';
import { Menu } from './menu.tsx';
import { PageLink } from './page-link.tsx';
import { builtPages, getAriaCurrent, sitePages, type SitePage } from './site-links.ts';
import { useReturnPath } from './use-return-path.ts';

function PageLinks({ pages, next = '' }: { pages: readonly SitePage[]; next?: string }) {
  const t = useTranslations('frame');
  const { pathname } = useLocation();
  return pages.map((page) => (
    <PageLink key={page} to={sitePages[page].to + next} aria-current={getAriaCurrent(page, pathname)}>
      {t(page)}
    </PageLink>
  ));
}

/**
 * The bar of the site, or that of an account, whose pages show only their own. Only what exists is
 * linked. Who is logged in is known after hydration; the room for it is there before.
 */
export function Header({ of }: { of: 'site' | 'account' }) {
  const t = useTranslations('frame');
  const { pathname } = useLocation();
  const { status } = useSession();
  const next = useReturnPath(status);
  const [left, setLeft] = useState(false);
  const logIn = useRef<HTMLAnchorElement>(null);
  const hasChoice = useEnabledLanguages().length > 1;
  const pages =
    of === 'account'
      ? builtPages('own', 'account')
      : builtPages('site', ...(status === 'in' ? ['own' as const] : []), 'help');
  // Help is in the menu of an account, so that all the others fit beside it in one row.
  const inBar = status === 'in' ? pages.filter((page) => page !== 'help') : pages;

  const leave = () => {
    logOut();
    setLeft(true);
    // The menu is gone with the session; a guarded page is left for another, which takes the focus itself.
    if (pathname.startsWith('/profile')) return;
    setTimeout(() => logIn.current?.checkVisibility() && logIn.current.focus());
  };

  return (
    <header className={status === 'in' ? 'head head--in' : 'head head--short'}>
      <div className="wrap head__in">
        <Brand />
        <nav className="nav" aria-label={t('mainMenu')}>
          <PageLinks pages={inBar} />
        </nav>
        <div className="head__end">
          {hasChoice && <LanguageMenu />}
          <AccountMenu of={of} status={status} logIn={logIn} onLeave={leave} />
          <Menu
            className="slim"
            label={
              <>
                <MenuIcon className="icon" aria-hidden="true" />
                {t('menu')}
              </>
            }
          >
            <PageLinks pages={of === 'account' ? builtPages('site', 'own', 'help') : pages} />
            {status !== 'unknown' && <hr />}
            {status === 'out' && <PageLinks pages={['logIn', 'signUp']} next={next} />}
            {status === 'in' && (
              <>
                <PageLinks pages={builtPages('account')} />
                <CancelPlanLink />
                <button type="button" onClick={leave}>
                  {t('logOut')}
                </button>
              </>
            )}
            {hasChoice && (
              <>
                <hr />
                <LanguageItems />
              </>
            )}
          </Menu>
        </div>
      </div>
      <Announcement text={left && status === 'out' ? t('loggedOut') : ''} />
    </header>
  );
}
