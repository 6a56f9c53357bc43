import { elsewhere, useTrackedCountry } from './countries.ts';
import { localClock } from './local-clock.ts';

const otherContinents = /^(Europe|Asia|Africa|Australia|Indian)\//;

/**
 * Where the person is likely to be (ISO 3166-1 alpha-2); empty where nothing tells it. A proxy that knows says it; else
 * the languages of the browser do, as far as they name a place. Many browsers outside the United States speak their
 * English, so that the clock must not be one of another continent.
 */
export function likelyCountry(
  tracked: string,
  { languages, timeZone }: { languages: readonly string[]; timeZone: string },
): string {
  if (tracked !== elsewhere) return tracked;
  for (const language of languages) {
    const { language: spoken, region = spoken === 'en' ? undefined : usualRegion(spoken) } = new Intl.Locale(
      language,
    );
    const isElsewhere = region === elsewhere && otherContinents.test(timeZone);
    if (region !== undefined && /^[A-Z]{2}$/.test(region) && !isElsewhere) return region;
  }
  return '';
}

/** Where most people who speak it live. */
function usualRegion(language: string): string | undefined {
  return new Intl.Locale(language).maximize().region;
}

/** To begin a list of countries with; empty: the person chooses. */
export function useLikelyCountry(): string {
  const { timeZone } = localClock;
  return likelyCountry(useTrackedCountry(), { languages: navigator.languages, timeZone });
}

/** The same where a country is needed before anybody chose one. */
export function useDefaultCountry(): string {
  return useLikelyCountry() || elsewhere;
}
