import { createContext, use, useMemo, useState, useTransition, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useOperator } from '../operator.tsx';
import { writeStored } from '../stored.ts';
import { loadCatalogue } from './catalogues.ts';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { CommonCatalogue } from './shape.ts';

interface LanguageSetting {
  language: InterfaceLanguage;
  switching: boolean;
  switchTo: (language: InterfaceLanguage) => void;
}

const LanguageContext = createContext<LanguageSetting | null>(null);

/** Own names, never short, medium, long or full: those are the formatter's. */
export const formats = {
  dateTime: {
    day: { day: 'numeric', month: 'long', year: 'numeric' },
    minute: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  },
} as const;

/** How dates and amounts are written; English as the rest of Europe writes it. */
const locales: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'en-GB',
  de: 'de',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
};

interface Props {
  language: InterfaceLanguage;
  catalogue: CommonCatalogue;
  children: ReactNode;
}

export function LanguageProvider({ language: first, catalogue: firstCatalogue, children }: Props) {
  const [current, setCurrent] = useState({ language: first, catalogue: firstCatalogue });
  const [switching, startTransition] = useTransition();
  const { languages } = useOperator();

  const setting = useMemo(
    () => ({
      language: current.language,
      switching,
      switchTo(language: InterfaceLanguage) {
        startTransition(async () => {
          const catalogue = await loadCatalogue(language);
          writeStored('i18n', language);
          // Specification 9: with the choice, what there was to choose from.
          writeStored('available_i18n', JSON.stringify(languages));
          // The cookie lets the server choose the prerendered page.
          document.cookie = `i18n=${language}; path=/; max-age=31536000; samesite=lax`;
          startTransition(() => setCurrent({ language, catalogue }));
        });
      },
    }),
    [current.language, switching, languages],
  );

  return (
    <LanguageContext value={setting}>
      <IntlProvider
        locale={locales[current.language]}
        messages={current.catalogue}
        formats={formats}
        timeZone="UTC"
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageSetting {
  const setting = use(LanguageContext);
  if (!setting) throw new Error('useLanguage outside of LanguageProvider');
  return setting;
}
