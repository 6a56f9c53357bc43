import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { namespacesOf, type Area, type Namespace } from './areas.ts';
import type { InterfaceLanguage } from './interface-languages.ts';
import { useLanguage } from './language-provider.tsx';
import type { Catalogue } from './shape.ts';

/** One chunk for each area and language; the files without a page of the app stay out. */
const files = import.meta.glob(
  ['../../../messages/*.*.json', '!../../../messages/{api,hosted,mail,prices}.*.json'],
  { import: 'default' },
);

async function loadWords(name: Namespace, language: InterfaceLanguage): Promise<unknown> {
  const load = files[`../../../messages/${name}.${language}.json`];
  if (!load) throw new Error(`no words ${name} in ${language}`);
  return load();
}

type Words = Pick<Catalogue, Namespace>;

const loading = new Map<string, Promise<Words>>();

/** The same promise each time, as React's `use` wants it; after a failure the next visit tries again. */
export function loadAreaWords(area: Area, language: InterfaceLanguage): Promise<Words> {
  const key = `${area} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const entries = namespacesOf(area).map(async (name) => [name, await loadWords(name, language)]);
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
