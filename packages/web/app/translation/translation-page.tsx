import { isLanguage, type Language } from '@clausewright/contract/languages';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { EditorBar } from '../editor/editor-bar.tsx';
import '../editor/editor.css';
import { readCopy } from '../editor/local-copy.ts';
import { decideOpening } from '../editor/opening.ts';
import { ProblemBar } from '../editor/problem-bar.tsx';
import { useText } from '../editor/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useCorrectAddress } from '../use-correct-address.ts';
import { SingleLanguageDocument } from './single-language-document.tsx';
import { TranslationEditor } from './translation-editor.tsx';
import './translation.css';

const TextProblem = lazy(async () => ({
  default: (await import('../editor/text-problem.tsx')).TextProblem,
}));

/** `/profile/agreements/translation/edit/{id}`: one language beside its source, clause by clause. */
export function TranslationPage({ id }: { id: string }) {
  const t = useTranslations('translation');
  const [search, setSearch] = useSearchParams();
  const correct = useCorrectAddress();
  const [said, setSaid] = useState('');
  const asked = search.get('language');
  const { outcome, retry } = useText(id, isLanguage(asked) ? asked : undefined);
  const details = outcome?.ok ? outcome.data : null;
  // Without a language in the address: the first that is a translation.
  const first = details?.languages.find(({ language }) => language !== details.source_language)?.language;
  const isSource = details !== null && details.language === details.source_language;
  useEffect(() => {
    if (isSource && first !== undefined) correct((next) => next.set('language', first));
  }, [isSource, first, correct]);
  // The agreement may have lost that language in the meantime.
  const isUnknown = outcome?.ok === false && 'messages' in outcome && outcome.messages.some(isOfLanguage);
  useEffect(() => {
    if (isUnknown) correct((next) => next.delete('language'));
  }, [isUnknown, correct]);
  const opening = useMemo(
    () => details && decideOpening(details, readCopy(details.agreement_id, details.language)),
    [details],
  );
  // The control that was pressed went with the page that showed the languages before.
  useEffect(() => {
    if (said !== '' && details !== null) document.getElementById('main')?.focus();
  }, [said, details]);
  const changed = (languages: readonly Language[]) => {
    setSaid(t('languages.changed'));
    const known = details?.languages.map(({ language }) => language) ?? [];
    const next =
      languages.find((language) => !known.includes(language)) ??
      languages.find((language) => language === details?.language) ??
      languages[1];
    if (next === details?.language) retry();
    else setSearch(next === undefined ? {} : { language: next });
  };
  const body = () => {
    if (details && isSource && first === undefined) {
      return (
        <SingleLanguageDocument key={details.revision} details={details} changed={changed} reload={retry} />
      );
    }
    if (details && opening && !isSource) {
      return (
        <TranslationEditor
          key={`${details.agreement_id} ${details.language} ${details.revision}`}
          {...{ details, opening, changed }}
          reload={retry}
        />
      );
    }
    if (outcome && !outcome.ok && !isUnknown) {
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
  };
  return (
    <>
      <Announcement text={said} />
      {body()}
    </>
  );
}

function isOfLanguage({ field }: { field?: string }): boolean {
  return field === 'language';
}

function Loading() {
  const t = useTranslations('translation');
  return (
    <>
      <EditorBar title={t('page')} />
      <main key="loading" id="main" className="wrap page" aria-busy="true">
        <PageTitle>{t('page')}</PageTitle>
        <Announcement text={t('loading')} />
        <div className="late grid gap-4" aria-hidden="true">
          <span className="skel skel--h8 skel--2-3" />
          <span className="skel" />
        </div>
      </main>
    </>
  );
}
