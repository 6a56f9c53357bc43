import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Country } from '@clausewright/contract/countries';
import { send } from './api.ts';
import { calls } from './calls.ts';
import { useLanguage } from './language/language-provider.tsx';
import type { InterfaceLanguage } from './language/interface-languages.ts';

const fetched = new Map<string, Country[]>();
/** Specification 5: until the server says where the person is, and where it does not know. */
const elsewhere = 'US';
let tracked = elsewhere;
const listeners = new Set<() => void>();

/** Fetches the list in the language of the page unless it is there. A failure is tried again after the next navigation. */
export async function checkCountries(): Promise<void> {
  const language = document.documentElement.lang;
  if (fetched.has(language)) return;
  const outcome = await send(calls.listCountries, {});
  if (!outcome.ok) return;
  fetched.set(language, outcome.data.countries as Country[]);
  tracked = outcome.data.tracked_country;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Where the person seems to be (ISO 3166-1 alpha-2): what a country list begins with. */
export function useTrackedCountry(): string {
  return useSyncExternalStore(
    subscribe,
    () => tracked,
    () => elsewhere,
  );
}

/** The countries with their states: what the server says, else what is bundled; null until loaded. */
export function useCountries(): Country[] | null {
  const { language } = useLanguage();
  const [bundled, setBundled] = useState<{ language: InterfaceLanguage; list: Country[] } | null>(null);
  const known = fetched.get(language);
  useEffect(() => {
    if (known) return;
    void import('@clausewright/contract/countries').then(({ listCountries }) => {
      return setBundled({ language, list: listCountries(language) });
    });
  }, [known, language]);
  return known ?? (bundled?.language === language ? bundled.list : null);
}
