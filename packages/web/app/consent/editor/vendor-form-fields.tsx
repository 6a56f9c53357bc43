import type { ConsentVendor } from '@clausewright/contract';
import { consentPurposes, consentTypes } from '@clausewright/contract/consent-types';
import type { BannerLanguage } from '@clausewright/contract/banner-languages';
import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../account/text-field.tsx';
import type { AccountForm } from '../../account/use-account-form.ts';
import { useCountries, useCountriesFault } from '../../countries.ts';
import { AreaField, SelectField } from './form-controls.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { type LifetimeMode, toLifetimeMode, lifetimeModes } from './vendor-fields.ts';

interface Props {
  of: AccountForm<string, unknown>;
  vendor: ConsentVendor | null;
  spoken: readonly BannerLanguage[];
}

export function VendorFormFields({ of, vendor, spoken }: Props) {
  const t = useTranslations('banner-editor');
  return (
    <>
      <TextField of={of} name="name" maxLength={limits.name} defaultValue={vendor?.name} autoComplete="off" />
      <div className="grid2 cons__pair">
        <TextField
          of={of}
          name="company"
          optional
          maxLength={limits.text}
          defaultValue={vendor?.company}
          autoComplete="off"
        />
        <CountryField of={of} country={vendor?.country ?? ''} />
      </div>
      <KindFields of={of} vendor={vendor} />
      {spoken.map((language) => (
        <AboutField key={language} of={of} vendor={vendor} language={language} />
      ))}
      <KeptFields of={of} days={vendor ? vendor.kept_for : null} />
      <TextField
        of={of}
        name="privacy_url"
        type="url"
        optional
        maxLength={limits.url}
        defaultValue={vendor?.privacy_url}
        autoComplete="off"
      />
      <AreaField
        of={of}
        name="patterns"
        optional
        code
        hint={t('form.patternsHint')}
        text={vendor?.patterns.join('\n')}
      />
      <AreaField
        of={of}
        name="cookies"
        optional
        code
        hint={t('form.cookiesHint')}
        text={vendor?.cookies.join('\n')}
      />
    </>
  );
}

function CountryField({ of, country }: { of: Props['of']; country: string }) {
  const t = useTranslations('banner-editor.form');
  const countries = useCountries();
  const hint = useCountriesFault();
  const [chosen, setChosen] = useState(country);
  return (
    <SelectField of={of} name="country" optional hint={hint} value={chosen} onChange={setChosen}>
      <option value="">{t('noCountry')}</option>
      {/* Kept until the list is there. */}
      {countries === null && chosen !== '' && <option value={chosen}>{chosen}</option>}
      {countries?.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** Type and purpose: what is essential is there for basic features alone. */
function KindFields({ of, vendor }: Pick<Props, 'of' | 'vendor'>) {
  const t = useTranslations('banner-editor');
  const [type, setType] = useState<string>(vendor?.type ?? 'ANALYTICS');
  const [purpose, setPurpose] = useState<string>(vendor?.purpose ?? 'ENABLE_ANALYTICS_REPORT_USAGE');
  const isEssential = type === 'ESSENTIAL';
  return (
    <div className="grid2 cons__pair">
      <SelectField of={of} name="type" hint={t('form.typeHint')} value={type} onChange={setType}>
        {consentTypes.map((one) => (
          <option key={one} value={one}>
            {t(`types.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        of={of}
        name="purpose"
        hint={isEssential ? t('form.purposeFixed') : undefined}
        value={isEssential ? 'ENABLE_BASIC_FEATURES' : purpose}
        onChange={setPurpose}
      >
        {consentPurposes
          .filter((one) => !isEssential || one === 'ENABLE_BASIC_FEATURES')
          .map((one) => (
            <option key={one} value={one}>
              {t(`purposes.${one}`)}
            </option>
          ))}
      </SelectField>
    </div>
  );
}

function AboutField({ of, vendor, language }: Pick<Props, 'of' | 'vendor'> & { language: BannerLanguage }) {
  const t = useTranslations('banner-editor.form');
  const catalogue = useCatalogue(language);
  const usual = catalogue?.[vendor?.catalogue_id ?? '']?.about;
  return (
    <AreaField
      of={of}
      name={`about.${language}`}
      optional
      lang={language}
      maxLength={limits.vendorAbout}
      hint={usual === undefined ? t('aboutHintOwn') : t('aboutHint', { usual })}
      text={vendor?.about[language]}
    />
  );
}

function KeptFields({ of, days }: { of: Props['of']; days: number | null }) {
  const t = useTranslations('banner-editor.form');
  const [mode, setMode] = useState<LifetimeMode>(toLifetimeMode(days));
  return (
    <div className="grid2 cons__pair">
      <SelectField of={of} name="kept_mode" value={mode} onChange={(value) => setMode(value as LifetimeMode)}>
        {lifetimeModes.map((one) => (
          <option key={one} value={one}>
            {t(`keptModes.${one}`)}
          </option>
        ))}
      </SelectField>
      {mode === 'days' && (
        <TextField
          of={of}
          name="kept_for"
          inputMode="numeric"
          maxLength={4}
          defaultValue={days ?? undefined}
          autoComplete="off"
        />
      )}
    </div>
  );
}
