import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Country } from '@clausewright/contract/countries';
import { useTranslations } from 'use-intl';
import { send } from './api.ts';
import { calls } from './calls.ts';
import { namedHere } from './country-names.ts';
import { isDown } from './health.ts';
import { useLanguage } from './language/language-provider.tsx';
import type { InterfaceLanguage } from './interface-languages.ts';

const fetched = new Map<string, readonly Country[]>();
/** Specification 5: until the server says where the person is, and where it does not know. */
export const elsewhere = 'US';
let tracked = elsewhere;
let failed = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The operator hears of it once; the person at a field that asks for a country. */
async function noteFailure(code: string): Promise<void> {
  const isNew = !failed;
  failed = true;
  tell();
  if (!isNew || isDown()) return;
  const { reportClientFailure } = await import('./client-log.ts');
  reportClientFailure('call-failed', 'listCountries', code);
}

/** Fetches the list in the language of the page unless it is there. A failure is tried again after the next navigation. */
export async function checkCountries(): Promise<void> {
  const language = document.documentElement.lang;
  if (fetched.has(language)) return;
  const outcome = await send(calls.listCountries, {});
  if (!outcome.ok) return noteFailure(outcome.reason);
  failed = false;
  fetched.set(language, namedHere(outcome.data.countries as Country[], language));
  tracked = outcome.data.tracked_country;
  tell();
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

/** What to say at a country list that is the bundled one because the server gave none; nothing as a rule. */
export function useCountriesFault(): string | undefined {
  const t = useTranslations('ui');
  const isFailed = useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  );
  return isFailed ? t('countriesFailed') : undefined;
}

/** The countries with their states: what the server says, else what is bundled; null until loaded. */
export function useCountries(): readonly Country[] | null {
  const { language } = useLanguage();
  const [bundled, setBundled] = useState<{ language: InterfaceLanguage; list: Country[] } | null>(null);
  const known = fetched.get(language);
  useEffect(() => {
    if (known) return;
    void import('@clausewright/contract/countries').then(({ listCountries }) => {
      return setBundled({ language, list: namedHere(listCountries(language), language) });
    });
  }, [known, language]);
  return known ?? (bundled?.language === language ? bundled.list : null);
}
