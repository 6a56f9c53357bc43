import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isInterfaceLanguage, languageNames } from '../interface-languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useOperator } from '../operator.tsx';
import { Menu } from './menu.tsx';

export function useEnabledLanguages() {
  return useOperator().languages.filter(isInterfaceLanguage);
}

/** The languages by their own names; nothing where there is no choice. */
export function LanguageItems() {
  const { language: current, switchTo } = useLanguage();
  return useEnabledLanguages().map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      aria-current={language === current ? 'true' : undefined}
      onClick={() => switchTo(language)}
    >
      {languageNames[language]}
      {language === current && <Check className="icon" aria-hidden="true" />}
    </button>
  ));
}

/** The language of the page, which opens the list of the others. */
export function LanguageMenu() {
  const t = useTranslations('frame');
  const { language } = useLanguage();
  return (
    <Menu
      className="wide"
      label={
        <>
          <Globe className="icon" aria-hidden="true" />
          <span className="vh">{t('languages')} </span>
          <span className="head__language">{languageNames[language]}</span>
          <ChevronDown className="icon icon--sm" aria-hidden="true" />
        </>
      }
    >
      <LanguageItems />
    </Menu>
  );
}
