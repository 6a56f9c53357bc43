import type { TranslationDetails } from '@clausewright/contract';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { clauseStates, type ClauseState } from './clause-list.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorDialog, type Asked } from './editor-dialog.tsx';
import { EditorNotices, publishHint } from './editor-notices.tsx';
import { ClauseBar } from './formatted/clause-bar.tsx';
import { FormattedView } from './formatted/formatted-view.tsx';
import type { AskedHere } from './formatted/clause-field.tsx';
import { usePhonePages } from './formatted/use-phone-pages.ts';
import { ViewTools } from './formatted/view-tools.tsx';
import type { Opening } from './opening.ts';
import { StatusLine } from './status-line.tsx';
import { useTextEditor } from './use-text-editor.ts';

// Few people see them.
const ClashView = lazy(async () => ({ default: (await import('./clash-view.tsx')).ClashView }));
const PublishDialog = lazy(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}));
const MarkdownView = lazy(async () => ({ default: (await import('./markdown-view.tsx')).MarkdownView }));

/** One text, formatted clause by clause or all of it in Markdown beside its document. */
export function TextEditor({ details: first, opening }: { details: TranslationDetails; opening: Opening }) {
  const t = useTranslations('editor');
  const name = useTranslations('types')(`${first.type}.name`);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [here, setHere] = useState<AskedHere>(null);
  const [said, setSaid] = useState('');
  const [warning, setWarning] = useState<'too-long' | 'simplified' | null>(null);
  // Once the text is saved or given up, nothing of what it was opened with is left to tell.
  const [isSettled, setSettled] = useState(false);
  const saving = useRef<() => void>(() => undefined);
  const editor = useTextEditor(first, opening, {
    name,
    events: {
      asked: (_, answer) => setHere({ is: 'answer', answer }),
      link: () => setHere({ is: 'link' }),
      simplified: () => setWarning('simplified'),
      tooLong: () => setWarning('too-long'),
      save: () => saving.current(),
    },
  });
  const { details, of, keeper, kept, written, clash, view, formatted } = editor;
  const state = useSyncExternalStore(formatted.subscribe, formatted.state, formatted.state);
  const pages = usePhonePages(formatted, view === 'formatted');
  const faults = useMemo(() => {
    const { fault } = written;
    if (fault === null || fault.clause === null) return editor.faults;
    return new Map([...editor.faults, [fault.clause, t(`fault.${fault.fault}`)]]);
  }, [editor.faults, written, t]);
  const states = useMemo(
    () => clauseStates(details.clauses, written.texts, (place) => t('nameless', { place }), faults),
    [details, written.texts, faults, t],
  );

  const reset = ({ id, name: clause, generated }: ClauseState) => {
    if (generated === null) return;
    editor.field()?.replaceClause(id, generated);
    setSaid(t('resetDone', { clause }));
  };
  const resetAll = () => {
    editor.field()?.replaceAll(states.map(({ id, generated }) => ({ id, markdown: generated ?? '' })));
    editor.field()?.focus();
    setSaid(t('allReset'));
  };
  const publish = () =>
    void editor.save().then((isDone) => (isDone ? setSettled(true) : setSaid(t('notSaved'))));
  const [compared, setCompared] = useState<ReturnType<typeof editor.comparison>>(null);
  const save = () => {
    const comparison = kept.place.is === 'saving' ? null : editor.comparison();
    if (comparison === null) publish();
    else setCompared(comparison);
  };
  useEffect(() => {
    saving.current = save;
  });
  const discard = () =>
    void editor.discard().then(() => keeper.state().place.is === 'saved' && setSettled(true));
  const isSaving = kept.place.is === 'saving';
  const status = clash === null && <StatusLine place={kept.place} />;
  const alone = pages.isPhone && clash === null ? states.find(({ id }) => id === state.active) : undefined;
  const changed = () => {
    setWarning(null);
    editor.changed();
  };

  return (
    <>
      {alone === undefined ? (
        <EditorBar title={name} details={details} status={status}>
          {clash === null && (
            <>
              <ViewTools {...{ view, formatted, state }} showAs={editor.showAs} />
              <button type="button" className="btn" onClick={() => setAsked('discard')}>
                {t('discard')}
              </button>
              <button
                type="button"
                className="btn btn--primary"
                aria-busy={isSaving}
                aria-describedby={publishHint}
                onClick={save}
              >
                {isSaving && <span className="spin" aria-hidden="true" />}
                {t(isSaving ? 'publishing' : 'publish')}
              </button>
            </>
          )}
        </EditorBar>
      ) : (
        <ClauseBar
          title={alone.name}
          status={status}
          canUndo={state.canUndo}
          undo={formatted.undo}
          done={pages.done}
        />
      )}
      <main id="main" tabIndex={-1} className="editor__main">
        <PageTitle>{t('pageOf', { name })}</PageTitle>
        <Announcement text={said} />
        {clash && (
          <Suspense>
            <ClashView clash={clash} of={of} choose={editor.choose} />
          </Suspense>
        )}
        <EditorNotices
          id={details.agreement_id}
          type={details.type}
          from={clash || isSettled ? 'saved' : opening.from}
          refused={kept.refused}
          again={keeper.again}
          fault={written.fault?.clause === null ? written.fault.fault : null}
          warning={warning}
          closeWarning={() => setWarning(null)}
          undo={formatted.undo}
        />
        {view === 'formatted' && clash === null && (
          <FormattedView
            {...{ details, of, formatted, written, states, reset }}
            maker={editor.maker}
            asked={here}
            ask={setHere}
            isPhone={pages.isPhone}
            enter={pages.enter}
          />
        )}
        {view === 'markdown' && (
          <Suspense>
            <MarkdownView
              {...{ details, written, states, reset }}
              code={editor.code}
              opened={editor.opened}
              first={formatted.texts()}
              saved={editor.saved}
              limit={editor.limit}
              other={editor.other}
              closeOther={editor.closeOther}
              askReset={() => setAsked('reset')}
              isHidden={clash !== null}
              events={{ onChange: changed, onSave: save, onTooLong: () => setWarning('too-long') }}
            />
          </Suspense>
        )}
      </main>
      {compared && (
        <Suspense>
          <PublishDialog
            of={of}
            {...compared}
            onKeep={() => setCompared(null)}
            onPublish={() => {
              setCompared(null);
              publish();
            }}
          />
        </Suspense>
      )}
      {asked && (
        <EditorDialog
          asked={asked}
          close={() => setAsked(null)}
          act={() => (asked === 'discard' ? discard() : resetAll())}
        />
      )}
    </>
  );
}
