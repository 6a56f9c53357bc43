import { useFormatter, useTranslations } from 'use-intl';
import type { ConsentFault } from './consent-faults.ts';

/** Name and error of a field in words. */
export function useFaultWords(): (fault: ConsentFault) => { label: string; error: string } {
  const t = useTranslations('consent-wizard');
  const tErrors = useTranslations('wizard.errors');
  const format = useFormatter();
  const errorOf = (fault: ConsentFault): string => {
    switch (fault.code) {
      case 'required':
      case 'not-an-url':
        return tErrors(fault.code);
      case 'exists':
        return t('website.exists');
      case 'no-language':
        return t('look.noLanguage');
      case 'contrast-low': {
        const ratio = (text: string) =>
          format.number(Number(text), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
        return t('look.contrast', { ratio: ratio(fault.ratio), needed: ratio(fault.needed) });
      }
    }
  };
  const labelOf = ({ field }: ConsentFault): string => {
    if (field === 'site') return t('website.label');
    if (field === 'languages') return t('look.languages');
    if (field === 'custom_text') return t('look.custom.text');
    if (field === 'custom_button') return t('look.custom.button');
    if (field === 'custom_button_text') return t('look.custom.button_text');
    return t('vendors.own.name');
  };
  return (fault) => ({ label: labelOf(fault), error: errorOf(fault) });
}
