import { ChevronDown, UserRound } from 'lucide-react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SessionView } from '../session/use-session.ts';
import { CancelPlanLink } from './cancel-plan-link.tsx';
import { Menu } from './menu.tsx';
import { PageLink } from './page-link.tsx';
import { builtPages, getAriaCurrent, sitePages } from './site-links.ts';
import { useReturnPath } from './use-return-path.ts';

interface Props {
  of: 'site' | 'account';
  status: SessionView['status'];
  /** Takes the focus when the account menu goes. */
  logIn: RefObject<HTMLAnchorElement | null>;
  onLeave: () => void;
}

/** Log in and Sign up, or the account: both lie in one place, so that nothing moves when it is known which. */
export function AccountMenu({ of, status, logIn, onLeave }: Props) {
  const t = useTranslations('frame');
  const next = useReturnPath(status);
  const { pathname } = useLocation();
  return (
    <div className="wide head__account">
      {/* Nobody stays on a page of an account without a session. */}
      {of === 'site' && (
        <div className={status === 'out' ? '' : 'is-away'}>
          <PageLink ref={logIn} className="head__btn" to={sitePages.logIn.to + next}>
            {t('logIn')}
          </PageLink>
          <PageLink className="btn btn--sm" to={sitePages.signUp.to + next}>
            {t('signUp')}
          </PageLink>
        </div>
      )}
      <div className={status === 'in' ? '' : 'is-away'}>
        <Menu
          label={
            <>
              <UserRound className="icon" aria-hidden="true" />
              {t('account')}
              <ChevronDown className="icon icon--sm" aria-hidden="true" />
            </>
          }
        >
          {builtPages('account', 'help').map((page) => (
            <PageLink key={page} to={sitePages[page].to} aria-current={getAriaCurrent(page, pathname)}>
              {t(page)}
            </PageLink>
          ))}
          <CancelPlanLink />
          <hr />
          <button type="button" onClick={onLeave}>
            {t('logOut')}
          </button>
        </Menu>
      </div>
    </div>
  );
}
