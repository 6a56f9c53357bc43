import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { namespacesOf, type Area, type Namespace } from './areas.ts';
import type { InterfaceLanguage } from './interface-languages.ts';
import { useLanguage } from './language-provider.tsx';
import type { Catalogue } from './shape.ts';

type Loaders = Readonly<Record<Namespace, () => Promise<unknown>>>;

/** Literal paths, so that the bundler makes one chunk of each. */
const loaders: Readonly<Record<InterfaceLanguage, Loaders>> = {
  en: {
    about: async () => (await import('@clausewright/messages/about.en.json')).default,
    home: async () => (await import('@clausewright/messages/home.en.json')).default,
    start: async () => (await import('@clausewright/messages/start.en.json')).default,
    wizard: async () => (await import('@clausewright/messages/wizard.en.json')).default,
    ui: async () => (await import('@clausewright/messages/ui.en.json')).default,
    download: async () => (await import('@clausewright/messages/download.en.json')).default,
    pay: async () => (await import('@clausewright/messages/pay.en.json')).default,
  },
  de: {
    about: async () => (await import('@clausewright/messages/about.de.json')).default,
    home: async () => (await import('@clausewright/messages/home.de.json')).default,
    start: async () => (await import('@clausewright/messages/start.de.json')).default,
    wizard: async () => (await import('@clausewright/messages/wizard.de.json')).default,
    ui: async () => (await import('@clausewright/messages/ui.de.json')).default,
    download: async () => (await import('@clausewright/messages/download.de.json')).default,
    pay: async () => (await import('@clausewright/messages/pay.de.json')).default,
  },
};

type Words = Pick<Catalogue, Namespace>;

const loading = new Map<string, Promise<Words>>();

/** The same promise each time, as React's `use` wants it; after a failure the next visit tries again. */
export function loadAreaWords(area: Area, language: InterfaceLanguage): Promise<Words> {
  const key = `${area} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const entries = namespacesOf(area).map(async (name) => [name, await loaders[language][name]()]);
  const promise = Promise.all(entries).then((loaded) => Object.fromEntries(loaded) as Words);
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
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
