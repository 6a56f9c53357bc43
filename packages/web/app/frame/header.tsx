import { ChevronDown, Globe, Menu as MenuIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageNames } from '../language/interface-languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { Brand } from './brand.tsx';
import { LanguageItems, useEnabledLanguages } from './language-menu.tsx';
import { Menu } from './menu.tsx';

/** Shows only what exists; more items come with their pages. */
export function Header() {
  const t = useTranslations('frame');
  const { language } = useLanguage();
  const hasChoice = useEnabledLanguages().length > 1;
  return (
    <header className="head head--short">
      <div className="wrap head__in">
        <Brand />
        <nav className="nav" aria-label={t('mainMenu')}>
          <NavLink to="/" end>
            {t('agreements')}
          </NavLink>
        </nav>
        <div className="head__end">
          {hasChoice && (
            <Menu
              className="wide"
              label={
                <>
                  <Globe className="icon" aria-hidden="true" />
                  <span className="vh">{t('languages')} </span>
                  {languageNames[language]}
                  <ChevronDown className="icon icon--sm" aria-hidden="true" />
                </>
              }
            >
              <LanguageItems />
            </Menu>
          )}
          <Menu
            className="slim"
            label={
              <>
                <MenuIcon className="icon" aria-hidden="true" />
                {t('menu')}
              </>
            }
          >
            <NavLink to="/" end>
              {t('agreements')}
            </NavLink>
            {hasChoice && (
              <>
                <hr />
                <LanguageItems />
              </>
            )}
          </Menu>
        </div>
      </div>
    </header>
  );
}
