import type { TranslationDetails } from '@clausewright/contract';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { clauseStates, type ClauseState } from './clause-list.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorDialog, type Asked } from './editor-dialog.tsx';
import { EditorNotices } from './editor-notices.tsx';
import type { Opening } from './opening.ts';
import { scrollPreview } from './preview.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { StatusLine } from './status-line.tsx';
import { TabList } from './tab-list.tsx';
import { TextPane } from './text-pane.tsx';
import { useNarrow } from './use-narrow.ts';
import { useTextEditor } from './use-text-editor.ts';

// Few people see it.
const ClashView = lazy(async () => ({ default: (await import('./clash-view.tsx')).ClashView }));

/** The text on the left, its document on the right; one after the other where there is no room for both. */
export function TextEditor({ details: first, opening }: { details: TranslationDetails; opening: Opening }) {
  const t = useTranslations('editor');
  const name = useTranslations('types')(`${first.type}.name`);
  const editor = useTextEditor(first, opening, name);
  const { details, of, keeper, kept, code, written, clash, other } = editor;
  const frame = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState('');
  const [isTooLong, setTooLong] = useState(false);
  const [view, setView] = useState<'text' | 'preview'>('text');
  const isNarrow = useNarrow();
  // Once the text is saved or given up, nothing of what it was opened with is left to tell.
  const [isSettled, setSettled] = useState(false);
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
    code.current?.replaceClause(id, generated);
    setSaid(t('resetDone', { clause }));
  };
  const resetById = (id: string) => {
    const state = states.find((of) => of.id === id);
    if (state) reset(state);
  };
  const resetAll = () => {
    code.current?.replaceAll(states.map(({ id, generated }) => ({ id, markdown: generated ?? '' })));
    code.current?.focus();
    setSaid(t('allReset'));
  };
  const scrolled = () => {
    const top = code.current?.topClause();
    if (top && written.shown && !isNarrow) scrollPreview(frame.current, written.shown, top);
  };
  const save = () =>
    void editor.save().then((isDone) => (isDone ? setSettled(true) : setSaid(t('notSaved'))));
  const discard = () =>
    void editor.discard().then(() => keeper.state().place.is === 'saved' && setSettled(true));
  const isSaving = kept.place.is === 'saving';
  const hidden = (pane: 'text' | 'preview') => isNarrow && view !== pane;

  return (
    <>
      <EditorBar title={name} details={details} status={clash === null && <StatusLine place={kept.place} />}>
        {clash === null && (
          <>
            <button type="button" className="btn" onClick={() => setAsked('discard')}>
              {t('discard')}
            </button>
            <button type="button" className="btn btn--primary" aria-busy={isSaving} onClick={save}>
              {isSaving && <span className="spin" aria-hidden="true" />}
              {t(isSaving ? 'saving' : 'save')}
            </button>
          </>
        )}
      </EditorBar>
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
          isTooLong={isTooLong}
          closeTooLong={() => setTooLong(false)}
        />
        {isNarrow && clash === null && (
          <TabList
            label={t('views.label')}
            prefix="view"
            tabs={[
              { name: 'text', words: t('views.text') },
              { name: 'preview', words: t('views.preview') },
            ]}
            current={view}
            choose={setView}
          />
        )}
        <div className="editor" hidden={clash !== null}>
          <TextPane
            {...{ details, code, written, states, reset, isNarrow }}
            opened={editor.opened}
            first={opening.own}
            limit={editor.limit}
            hidden={hidden('text')}
            askReset={() => setAsked('reset')}
            events={{
              onChange: () => {
                setTooLong(false);
                editor.changed();
              },
              onScroll: scrolled,
              onSave: save,
              onReset: resetById,
              onTooLong: () => setTooLong(true),
            }}
          />
          <PreviewPane
            {...{ written, frame, other, isNarrow }}
            saved={editor.saved}
            language={details.language}
            hidden={hidden('preview')}
            text={() => code.current?.text() ?? ''}
            closeOther={editor.closeOther}
          />
        </div>
      </main>
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
