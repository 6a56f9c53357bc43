import { type Language, languages as all } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { languageNames } from '../../interface-languages.ts';
import { Field } from '../../ui/field.tsx';
import { withLanguage, withMain } from './banner-draft.ts';
import { type LookProps, Part } from './part.tsx';

interface Props {
  languages: readonly Language[];
  change: LookProps['change'];
}

/** The main language is always on; another one takes its place by the list below. */
export function LanguageFields({ languages, change }: Props) {
  const t = useTranslations('banner-editor.look');
  const [main] = languages;
  return (
    <Part title={t('languages')} hint={t('languagesHint')}>
      <div className="grid2 cons__checks" id="appearance-languages" tabIndex={-1}>
        {all.map((language) => (
          <label key={language} className="check">
            <input
              type="checkbox"
              checked={languages.includes(language)}
              disabled={language === main}
              onChange={() => change({ languages: withLanguage(languages, all, language) })}
            />
            <span>
              <span lang={language}>{languageNames[language]}</span>
              {language === main && <small className="muted"> {t('always')}</small>}
            </span>
          </label>
        ))}
      </div>
      {languages.length > 1 && (
        <div className="mt-3">
          <Field id="main-language" label={t('main')} hint={t('mainHint')}>
            <select
              id="main-language"
              className="select"
              value={main}
              aria-describedby="main-language-hint"
              onChange={({ target }) =>
                change({ languages: withMain(languages, all, target.value as Language) })
              }
            >
              {languages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {languageNames[language]}
                </option>
              ))}
            </select>
          </Field>
        </div>
      )}
    </Part>
  );
}
