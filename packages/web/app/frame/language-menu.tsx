import { Check } from 'lucide-react';
import { isInterfaceLanguage, languageNames } from '../language/interface-languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useOperator } from '../operator.tsx';

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
