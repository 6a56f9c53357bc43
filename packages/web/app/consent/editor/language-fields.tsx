import {
  type BannerLanguage,
  bannerLanguages as all,
  hasInformal,
} from '@clausewright/contract/banner-languages';
import { isLanguage } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { bannerLanguageNames } from '../banner-language-names.ts';
import { Field } from '../../ui/field.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { withLanguage, withMain } from './banner-draft.ts';
import { type LookProps, Part } from './part.tsx';
import { SwitchRow } from './switch-row.tsx';

const addresses = ['formal', 'informal'] as const;

interface Props {
  languages: readonly BannerLanguage[];
  address: 'formal' | 'informal';
  change: LookProps['change'];
}

/** The main language is always on; another one takes its place by the list below. */
export function LanguageFields({ languages, address, change }: Props) {
  const t = useTranslations('banner-editor.look');
  const [main] = languages;
  // What is chosen stands in sight.
  const isUsual = (language: BannerLanguage) => isLanguage(language) || languages.includes(language);
  const usual = all.filter(isUsual);
  const further = all.filter((language) => !isUsual(language));
  return (
    <Part title={t('languages')} hint={t('languagesHint')}>
      <div className="grid2 cons__checks" id="appearance-languages" tabIndex={-1}>
        {usual.map((language) => (
          <LanguageCheck key={language} {...{ language, languages, change }} />
        ))}
      </div>
      <details className="mt-3">
        <FoldSummary>{t('moreLanguages', { count: String(further.length) })}</FoldSummary>
        <div className="grid2 cons__checks mt-3">
          {further.map((language) => (
            <LanguageCheck key={language} {...{ language, languages, change }} />
          ))}
        </div>
      </details>
      {languages.length > 1 && (
        <div className="mt-3">
          <Field id="main-language" label={t('main')} hint={t('mainHint')}>
            <select
              id="main-language"
              className="select"
              value={main}
              aria-describedby="main-language-hint"
              onChange={({ target }) =>
                change({ languages: withMain(languages, all, target.value as BannerLanguage) })
              }
            >
              {languages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {bannerLanguageNames[language]}
                </option>
              ))}
            </select>
          </Field>
        </div>
      )}
      {languages.some(hasInformal) && (
        <SwitchRow
          label={t('address')}
          options={addresses.map((value) => ({ value, words: t(`addresses.${value}`) }))}
          value={address}
          onChange={(value) => change({ address: value })}
        />
      )}
    </Part>
  );
}

function LanguageCheck({
  language,
  languages,
  change,
}: Omit<Props, 'address'> & { language: BannerLanguage }) {
  const t = useTranslations('banner-editor.look');
  const [main] = languages;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={languages.includes(language)}
        disabled={language === main}
        onChange={() => change({ languages: withLanguage(languages, all, language) })}
      />
      <span>
        <span lang={language}>{bannerLanguageNames[language]}</span>
        {language === main && <small className="muted"> {t('always')}</small>}
      </span>
    </label>
  );
}
