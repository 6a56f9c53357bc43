import { type AppearanceFault, judgeAppearance } from '@clausewright/banner/publish';
import { isLanguage } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { languageNames } from '../language/interface-languages.ts';
import type { BannerDraft } from './banner-draft.ts';

type Colour = 'text' | 'button' | 'button_text' | 'reject_button' | 'reject_button_text';

export interface NamedFault extends AppearanceFault {
  words: string;
}

/** What keeps the draft from being published, in words; the server judges by the same rules. */
export function useLookFaults({ appearance, fields }: BannerDraft): NamedFault[] {
  const t = useTranslations('banner-editor');
  const nameOf = (field: string): string => {
    const [group, first = '', second] = field.split('.');
    if (group === 'appearance') return t(`look.custom.${second as Colour}`);
    const name = t(`words.fields.${second as 'accept' | 'reject'}`);
    return isLanguage(first) ? `${name} (${languageNames[first]})` : name;
  };
  return judgeAppearance(appearance, fields).map((fault) => {
    const { ratio = '', needed = '' } = fault.values ?? {};
    const field = nameOf(fault.field);
    const words =
      fault.code === 'contrast-low'
        ? t('judged.low', { field, ratio, needed })
        : t('judged.unequal', { field });
    return { ...fault, words };
  });
}
