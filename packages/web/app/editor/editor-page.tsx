import { isLanguage } from '@clausewright/contract/languages';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { EditorBar } from './editor-bar.tsx';
import './editor.css';
import { readCopy } from './local-copy.ts';
import { decideOpening } from './opening.ts';
import { ProblemBar } from './problem-bar.tsx';
import { TextEditor } from './text-editor.tsx';
import { loadMaker } from './use-maker.ts';
import { useText } from './use-text.ts';

const TextProblem = lazy(async () => ({ default: (await import('./text-problem.tsx')).TextProblem }));

/** `/profile/agreements/edit/{id}`: one text, in the language that the address names or the first one. */
export function EditorPage({ id }: { id: string }) {
  const [search] = useSearchParams();
  const asked = search.get('language');
  const { outcome, retry } = useText(id, isLanguage(asked) ? asked : undefined);
  useEffect(() => void loadMaker().catch(() => undefined), []);
  const details = outcome?.ok ? outcome.data : null;
  const opening = useMemo(
    () => details && decideOpening(details, readCopy(details.agreement_id, details.language)),
    [details],
  );
  if (details && opening) {
    return (
      <TextEditor key={`${details.agreement_id} ${details.language}`} details={details} opening={opening} />
    );
  }
  if (outcome && !outcome.ok) {
    return (
      <>
        <ProblemBar />
        <Suspense>
          <TextProblem id={id} failure={outcome} retry={retry} />
        </Suspense>
      </>
    );
  }
  return <Loading />;
}

function Loading() {
  const t = useTranslations('editor');
  return (
    <>
      <EditorBar title={t('page')} />
      <main key="loading" id="main" className="editor" aria-busy="true">
        <PageTitle>{t('page')}</PageTitle>
        <Announcement text={t('loading')} />
        <div className="editor__pane editor__sheet late grid gap-4" aria-hidden="true">
          <span className="skel skel--h8 skel--2-3" />
          <span className="skel" />
          <span className="skel" />
        </div>
      </main>
    </>
  );
}
