import type { TranslationDetails } from '@clausewright/contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageNames } from '../interface-languages.ts';

/** The translations, and the text editor of the one that is shown. */
export function Targets({ details }: { details: TranslationDetails }) {
  const t = useTranslations('translation.targets');
  const { agreement_id: id, language, languages, source_language: source } = details;
  const translations = languages.filter((of) => of.language !== source);
  return (
    <nav className="editor__languages" aria-label={t('label')}>
      {translations.length > 0 && (
        <ul>
          {translations.map((of) => (
            <li key={of.language}>
              <Link
                to={`/profile/agreements/translation/edit/${id}?language=${of.language}`}
                lang={of.language}
                aria-current={of.language === language ? 'page' : undefined}
              >
                {languageNames[of.language]}
              </Link>{' '}
              {of.source_changed > 0 && (
                <span className="badge badge--warn">{t('behind', { count: of.source_changed })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Link to={`/profile/agreements/edit/${id}?language=${language}`}>{t('whole')}</Link>
    </nav>
  );
}
