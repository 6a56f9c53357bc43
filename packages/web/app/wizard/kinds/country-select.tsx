import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../language/language-provider.tsx';
import { namedCountries } from '../../country-names.ts';

interface Props extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value: string;
  /** Not offered: chosen already. */
  without?: readonly string[];
  onChange: (code: string) => void;
}

export function CountrySelect({ value, without = [], onChange, ...rest }: Props) {
  const t = useTranslations('wizard');
  const { language } = useLanguage();
  return (
    <select
      className="select"
      autoComplete="country"
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('chooseCountry')}</option>
      {namedCountries(language)
        .filter(({ code }) => !without.includes(code))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </select>
  );
}
