import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { listNamespaces, type Area, type Namespace } from './areas.ts';
import { loadNamespace } from './catalogues.ts';
import type { InterfaceLanguage } from '../interface-languages.ts';
import { useLanguage } from './language-provider.tsx';
import { loadOnce } from './load-once.ts';
import type { Catalogue } from './shape.ts';

type Words = Pick<Catalogue, Namespace>;

export function loadAreaWords(area: Area, language: InterfaceLanguage): Promise<Words> {
  return loadOnce(`words ${area} ${language}`, async () => {
    const entries = listNamespaces(area).map(async (name) => [name, await loadNamespace(name, language)]);
    return Object.fromEntries(await Promise.all(entries)) as Words;
  });
}

/** Adds the words of an area. Until they are there, a navigation stays on the page before. */
export function AreaWords({ area, children }: { area: Area; children: ReactNode }) {
  const { language } = useLanguage();
  const words = use(loadAreaWords(area, language));
  const common = useMessages();
  const messages = useMemo(() => ({ ...common, ...words }), [common, words]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
}
