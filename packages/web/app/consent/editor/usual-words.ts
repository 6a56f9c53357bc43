import type { BannerFields } from '@clausewright/contract';
import { consentTypes } from '@clausewright/contract/consent-types';
import type { Composed } from './compose-preview.ts';

/** Our own words by the field that takes their place. */
export type UsualWords = Readonly<Partial<Record<keyof BannerFields, string>>>;

/** What a banner says without words of its owner; of types that nobody uses it says nothing. */
export function usualWords({ core, preferences }: Composed): UsualWords {
  const { title, introduction, choices, buttons } = core.words;
  const { save, placeholder, allowOnce, allowAlways, types } = preferences.words;
  return {
    title,
    introduction,
    choices,
    ...Object.fromEntries(buttons),
    save,
    placeholder,
    allow_once: allowOnce,
    allow_always: allowAlways,
    ...Object.fromEntries(
      consentTypes.flatMap((type) => {
        const words = types[type];
        const field = type.toLowerCase();
        return words
          ? [[`${field}_name`, words.name] as const, [`${field}_about`, words.about] as const]
          : [];
      }),
    ),
  };
}
