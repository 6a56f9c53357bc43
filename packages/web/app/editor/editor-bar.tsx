import type { TranslationDetails } from '@clausewright/contract';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageNames } from '../interface-languages.ts';

interface Props {
  title: string;
  details?: TranslationDetails;
  status?: ReactNode;
  /** In place of the ways to the texts of each language. */
  nav?: ReactNode;
  children?: ReactNode;
}

/** The head of the editor: the way back, which text this is, where it is kept, and what to do with it. */
export function EditorBar({ title, details, status, nav, children }: Props) {
  const t = useTranslations('editor');
  const site = details?.site_url ?? details?.site_name;
  return (
    <header className="bar editor__bar">
      <div className="wrap bar__in">
        <Link className="btn btn--quiet" to="/profile/agreements">
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {t('goBack')}
        </Link>
        <div className="editor__title">
          <h1>{title}</h1>
          {details && (
            <p className="micro muted">
              {site
                ? t('siteIn', { site, language: languageNames[details.language] })
                : languageNames[details.language]}{' '}
              {status}
            </p>
          )}
        </div>
        {children && <div className="row bar__acts">{children}</div>}
      </div>
      {nav ?? (details && details.languages.length > 1 && <Languages details={details} />)}
    </header>
  );
}

/** Each language has a text of its own; the translation editor shows it beside its source. */
function Languages({ details }: { details: TranslationDetails }) {
  const t = useTranslations('editor.languages');
  const { agreement_id: id, language, languages, source_language: source } = details;
  return (
    <nav className="editor__languages" aria-label={t('label')}>
      <ul>
        {languages.map((of) => (
          <li key={of.language}>
            <Link
              to={`/profile/agreements/edit/${id}?language=${of.language}`}
              lang={of.language}
              aria-current={of.language === language ? 'page' : undefined}
            >
              {languageNames[of.language]}
            </Link>
            {of.draft && of.language !== language && <span className="badge">{t('draft')}</span>}
          </li>
        ))}
      </ul>
      <Link
        to={`/profile/agreements/translation/edit/${id}?language=${language === source ? (languages.find((of) => of.language !== source)?.language ?? source) : language}`}
      >
        {t('translate')}
      </Link>
    </nav>
  );
}
