import type { TranslationDetails } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { EditorBar } from '../editor/editor-bar.tsx';
import { EditorDialog } from '../editor/editor-dialog.tsx';
import { EditorNotices } from '../editor/editor-notices.tsx';
import type { Opening } from '../editor/opening.ts';
import { StatusLine } from '../editor/status-line.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { languageNames } from '../language/interface-languages.ts';
import { translatedClauses } from './clause-progress.ts';
import { ClauseRow } from './clause-row.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { type Filter, filtered, Progress } from './progress.tsx';
import { useTranslation } from './use-translation.ts';

const ClashView = lazy(async () => ({ default: (await import('../editor/clash-view.tsx')).ClashView }));

interface Props {
  details: TranslationDetails;
  opening: Opening;
  /** Shows a language as the server has it now. */
  reload: (language: Language) => void;
}

/** Source and translation side by side; a document in one language offers to add another. */
export function TranslationEditor({ details: first, opening, reload }: Props) {
  const t = useTranslations('translation');
  const tEditor = useTranslations('editor');
  const name = useTranslations('types')(`${first.type}.name`);
  const editor = useTranslation(first, opening);
  const { details, texts, checked, clash, faults, keeper, kept } = editor;
  const [filter, setFilter] = useState<Filter>('all');
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const clauses = translatedClauses(details.clauses, texts, checked);
  const shown = filtered(clauses, filter);
  const isAlone = details.language === details.source_language;
  const isSaving = kept.place.is === 'saving';
  const save = async () => {
    const isDone = await editor.save();
    setSaid(isDone ? '' : tEditor('notSaved'));
    return isDone;
  };
  return (
    <>
      <EditorBar
        title={t('title', { name })}
        details={details}
        status={<StatusLine place={kept.place} />}
        nav={!isAlone && <Targets details={details} />}
      >
        {!isAlone && clash === null && (
          <>
            <button type="button" className="btn" onClick={() => setAsked(true)}>
              {tEditor('discard')}
            </button>
            <button
              type="button"
              className="btn btn--primary"
              aria-busy={isSaving}
              onClick={() => void save()}
            >
              {isSaving && <span className="spin" aria-hidden="true" />}
              {tEditor(isSaving ? 'saving' : 'save')}
            </button>
          </>
        )}
      </EditorBar>
      <main id="main" tabIndex={-1} className="editor__main trans">
        <PageTitle>{t('title', { name })}</PageTitle>
        <Announcement text={said} />
        {clash && (
          <Suspense>
            <ClashView clash={clash} of={documentOf(details, name)} choose={editor.choose} />
          </Suspense>
        )}
        <EditorNotices
          id={details.agreement_id}
          type={details.type}
          from={clash ? 'saved' : opening.from}
          refused={kept.refused}
          again={keeper.again}
          fault={null}
          isTooLong={false}
          closeTooLong={() => undefined}
        />
        <div className="wrap page" hidden={clash !== null}>
          {isAlone ? (
            <p className="lead">{t('alone', { language: languageNames[details.language] })}</p>
          ) : (
            <>
              <Progress clauses={clauses} filter={filter} choose={setFilter} />
              {shown.length === 0 && <p className="hint mt-6">{t('nothingShown')}</p>}
              {shown.map((translated) => (
                <ClauseRow
                  key={translated.clause.id}
                  translated={translated}
                  place={clauses.indexOf(translated) + 1}
                  source={details.source_language}
                  language={details.language}
                  fault={faults.get(translated.clause.id) ?? null}
                  write={(markdown) => editor.write(translated.clause.id, markdown)}
                  check={() => editor.check(translated.clause.id)}
                />
              ))}
            </>
          )}
          <LanguageChoice
            details={details}
            save={save}
            changed={(languages) =>
              reload(languages.includes(details.language) ? details.language : details.source_language)
            }
          />
        </div>
      </main>
      {asked && (
        <EditorDialog
          asked="discard"
          close={() => setAsked(false)}
          act={() => void editor.discard().catch(reportError)}
        />
      )}
    </>
  );
}

function documentOf({ language, clauses }: TranslationDetails, title: string) {
  return { language, title, versions: new Map(clauses.map(({ id, version }) => [id, version])) };
}

/** The translations, and the text editor of the one that is shown. */
function Targets({
  details: { agreement_id: id, language, languages, source_language: source },
}: Pick<Props, 'details'>) {
  const t = useTranslations('translation.targets');
  return (
    <nav className="editor__languages" aria-label={t('label')}>
      <ul>
        {languages
          .filter((of) => of.language !== source)
          .map((of) => (
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
      <Link to={`/profile/agreements/edit/${id}?language=${language}`}>{t('whole')}</Link>
    </nav>
  );
}
