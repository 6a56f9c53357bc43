import { isLanguage } from '@clausewright/contract/languages';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { EditorBar } from '../editor/editor-bar.tsx';
import '../editor/editor.css';
import { readCopy } from '../editor/kept-copy.ts';
import { openingOf } from '../editor/opening.ts';
import { useText } from '../editor/use-text.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { TranslationEditor } from './translation-editor.tsx';
import './translation.css';

const TextProblem = lazy(async () => ({
  default: (await import('../editor/text-problem.tsx')).TextProblem,
}));

/** `/profile/agreements/translation/edit/{id}`: one language beside its source, clause by clause. */
export function TranslationPage({ id }: { id: string }) {
  const t = useTranslations('translation');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('language');
  const { outcome, retry } = useText(id, isLanguage(asked) ? asked : undefined);
  const details = outcome?.ok ? outcome.data : null;
  // Without a language in the address: the first that is a translation.
  const first = details?.languages.find(({ language }) => language !== details.source_language)?.language;
  const isSource = details !== null && details.language === details.source_language;
  useEffect(() => {
    if (isSource && first !== undefined) setSearch({ language: first }, { replace: true });
  }, [isSource, first, setSearch]);
  const opening = useMemo(
    () => details && openingOf(details, readCopy(details.agreement_id, details.language)),
    [details],
  );
  if (details && opening && !(isSource && first !== undefined)) {
    return (
      <TranslationEditor
        key={`${details.agreement_id} ${details.language} ${details.revision}`}
        details={details}
        opening={opening}
        reload={(language) => {
          if (language === details.language) retry();
          else setSearch({ language });
        }}
      />
    );
  }
  return (
    <>
      <EditorBar title={t('page')} />
      {outcome && !outcome.ok ? (
        <Suspense>
          <TextProblem id={id} failure={outcome} retry={retry} />
        </Suspense>
      ) : (
        <main key="loading" id="main" className="wrap page" aria-busy="true">
          <PageTitle>{t('page')}</PageTitle>
          <Announcement text={t('loading')} />
          <div className="late grid gap-4" aria-hidden="true">
            <span className="skel h-8 w-2/3" />
            <span className="skel" />
          </div>
        </main>
      )}
    </>
  );
}
