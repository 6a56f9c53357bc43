import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { namespacesOf, type Area, type Namespace } from './areas.ts';
import { loadNamespace } from './catalogues.ts';
import type { InterfaceLanguage } from './interface-languages.ts';
import { useLanguage } from './language-provider.tsx';
import type { Catalogue } from './shape.ts';

type Words = Pick<Catalogue, Namespace>;

const loading = new Map<string, Promise<Words>>();

/** The same promise each time, as React's `use` wants it; after a failure the next visit tries again. */
export function loadAreaWords(area: Area, language: InterfaceLanguage): Promise<Words> {
  const key = `${area} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const entries = namespacesOf(area).map(async (name) => [name, await loadNamespace(name, language)]);
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
