import { type AppearanceFault, validateAppearance } from '@clausewright/banner/publish';
import { isLanguage } from '@clausewright/contract/languages';
import { useFormatter, useTranslations } from 'use-intl';
import { languageNames } from '../../interface-languages.ts';
import type { BannerDraft } from './banner-draft.ts';

type Colour = 'text' | 'button' | 'button_text' | 'reject_button' | 'reject_button_text';

export interface NamedFault extends AppearanceFault {
  words: string;
}

/** A contrast as people of the language write it; cut, not rounded: 4.49 must not read as the 4.5 that it misses. */
export function useRatio(): (ratio: number) => string {
  const format = useFormatter();
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return (ratio) => format.number(Math.floor(ratio * 10) / 10, one);
}

/** What keeps the draft from being published, in words; the server judges by the same rules. */
export function useAppearanceErrors({
  appearance,
  fields,
}: Pick<BannerDraft, 'appearance' | 'fields'>): NamedFault[] {
  const t = useTranslations('banner-editor');
  const shown = useRatio();
  const nameOf = (field: string): string => {
    const [group, first = '', second] = field.split('.');
    if (group === 'appearance') return t(`look.custom.${second as Colour}`);
    const name = t(`words.fields.${second as 'accept' | 'reject'}`);
    return isLanguage(first) ? `${name} (${languageNames[first]})` : name;
  };
  return validateAppearance(appearance, fields).map((fault) => {
    const { ratio = '', needed = '' } = fault.values ?? {};
    const field = nameOf(fault.field);
    const words =
      fault.code === 'contrast-low'
        ? t('judged.low', { field, ratio: shown(Number(ratio)), needed: shown(Number(needed)) })
        : t('judged.unequal', { field });
    return { ...fault, words };
  });
}
