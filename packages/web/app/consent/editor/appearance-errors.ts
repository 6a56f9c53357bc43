import { type AppearanceFault, validateAppearance } from '@clausewright/banner/publish';
import { isBannerLanguage } from '@clausewright/contract/banner-languages';
import { useFormatter, useTranslations } from 'use-intl';
import { bannerLanguageNames } from '../banner-language-names.ts';
import type { ConsentDetails } from '../consent-context.ts';
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

/** The site's own hosts, where its logo may lie. */
export function listOwnHosts({ site_url, domains }: Pick<ConsentDetails, 'site_url' | 'domains'>): string[] {
  return [site_url, ...domains.map(({ domain }) => domain)];
}

/** What keeps the draft from being published, in words; the server judges by the same rules. */
export function useAppearanceErrors(
  { appearance, fields }: Pick<BannerDraft, 'appearance' | 'fields'>,
  hosts: readonly string[],
): NamedFault[] {
  const t = useTranslations('banner-editor');
  const shown = useRatio();
  const nameOf = (field: string): string => {
    const [group, first = '', second] = field.split('.');
    if (first === 'logo_url') return t('look.logo');
    if (group === 'appearance') {
      const colour = t(`look.custom.${second as Colour}`);
      return first === 'custom_dark' ? `${t('look.customDark')}: ${colour}` : colour;
    }
    const name = t(`words.fields.${second as 'accept' | 'placeholder'}`, { variable: '{vendor}' });
    return isBannerLanguage(first) ? `${name} (${bannerLanguageNames[first]})` : name;
  };
  return validateAppearance(appearance, fields, hosts).map((fault) => {
    const { ratio = '', needed = '' } = fault.values ?? {};
    const field = nameOf(fault.field);
    const words =
      fault.code === 'contrast-low'
        ? t('judged.low', { field, ratio: shown(Number(ratio)), needed: shown(Number(needed)) })
        : fault.code === 'logo-elsewhere'
          ? t('judged.logo')
          : t('judged.unequal', { field });
    return { ...fault, words };
  });
}
