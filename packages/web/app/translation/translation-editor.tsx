import type { TranslationDetails } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import type { TextFault } from '@clausewright/documents/editing';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { toDocument } from '../editor/to-document.ts';
import { EditorBar } from '../editor/editor-bar.tsx';
import { EditorDialog } from '../editor/editor-dialog.tsx';
import { EditorNotices, publishHint } from '../editor/editor-notices.tsx';
import type { Opening } from '../editor/opening.ts';
import { ViewTools } from '../editor/formatted/view-tools.tsx';
import { StatusLine } from '../editor/status-line.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { translatedClauses } from './clause-progress.ts';
import { ClauseRow, clauseFieldId } from './clause-row.tsx';
import { ReplacedTextNotice } from './replaced-text-notice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { type Filter, filtered, Progress } from './progress.tsx';
import { Targets } from './targets.tsx';
import { useEditing } from './use-editing.ts';
import { useFormattedTranslation } from './use-formatted-translation.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { useTranslation } from './use-translation.ts';

const ClashView = lazy(async () => ({ default: (await import('../editor/clash-view.tsx')).ClashView }));

interface Props {
  details: TranslationDetails;
  opening: Opening;
  /** After the languages were changed, and where somebody else changed them. */
  changed: (languages: readonly Language[]) => void;
  reload: () => void;
}

/** Source and translation side by side, clause by clause. */
export function TranslationEditor({ details: first, opening, changed, reload }: Props) {
  const t = useTranslations('translation');
  const tEditor = useTranslations('editor');
  const name = useTranslations('types')(`${first.type}.name`);
  const editor = useTranslation(first, opening);
  const { details, texts, checked, clash, other, faults, keeper, kept } = editor;
  const editing = useEditing();
  const main = useRef<HTMLElement>(null);
  // Those that a filter found stay while they are worked on.
  const [view, setView] = useState<{ filter: Filter; ids: ReadonlySet<string> | null }>(whole);
  const [fault, setFault] = useState<TextFault | null>(null);
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const clauses = translatedClauses(details.clauses, texts, checked);
  const shown = clauses.filter(({ clause: { id } }) => view.ids?.has(id) ?? true);
  const others = new Map(other?.map(({ id, markdown }) => [id, markdown]));
  const isSaving = kept.place.is === 'saving';
  // A check is not in the draft.
  const isUnsaved = checked.size > 0 && (kept.place.is === 'saved' || kept.place.is === 'drafted');

  const [warning, setWarning] = useState<'too-long' | 'simplified' | null>(null);
  const surface = useFormattedTranslation({
    editor,
    name,
    save: () => void save(),
    warn: setWarning,
  });
  const goTo = (clause: string) => {
    setView(whole);
    if (surface.view === 'formatted') return surface.formatted.goToClause(clause);
    setTimeout(() => document.getElementById(clauseFieldId(clause))?.focus());
  };
  const save = async () => {
    if (clash !== null) return false;
    setSaid('');
    const made = editing?.documentOfTexts(
      { language: details.language, title: name },
      texts.map((text) => ({ ...text, version: 1 })),
    );
    setFault(made?.ok === false && made.clause === null ? made.fault : null);
    if (made?.ok === false) {
      if (made.clause !== null) editor.setFaults(new Map([[made.clause, tEditor(`fault.${made.fault}`)]]));
      if (made.clause !== null) goTo(made.clause);
      setSaid(tEditor('notSaved'));
      return false;
    }
    const outcome = await editor.save();
    if (typeof outcome === 'object') goTo([...outcome.keys()][0] ?? '');
    setSaid(outcome === true ? '' : tEditor('notSaved'));
    return outcome === true;
  };
  useSaveKeys(() => void save());
  const isClashing = clash !== null;
  const wasClashing = useRef(isClashing);
  useEffect(() => {
    if (wasClashing.current && !isClashing) main.current?.focus();
    wasClashing.current = isClashing;
  }, [isClashing]);
  return (
    <>
      <EditorBar
        title={t('title', { name })}
        details={details}
        status={<StatusLine place={isUnsaved ? { is: 'writing' } : kept.place} />}
        nav={<Targets details={details} />}
      >
        {clash === null && (
          <>
            <ViewTools {...surface} />
            <button type="button" className="btn" onClick={() => setAsked(true)}>
              {tEditor('discard')}
            </button>
            <button
              type="button"
              className="btn btn--primary"
              aria-busy={isSaving}
              aria-describedby={publishHint}
              onClick={() => void save()}
            >
              {isSaving && <span className="spin" aria-hidden="true" />}
              {tEditor(isSaving ? 'publishing' : 'publish')}
            </button>
          </>
        )}
      </EditorBar>
      <main id="main" ref={main} tabIndex={-1} className="editor__main trans">
        <PageTitle>{t('title', { name })}</PageTitle>
        <Announcement text={said} />
        {clash && (
          <Suspense>
            <ClashView clash={clash} of={toDocument(details, name)} choose={editor.choose} />
          </Suspense>
        )}
        <EditorNotices
          id={details.agreement_id}
          type={details.type}
          from={clash || kept.place.is === 'saved' ? 'saved' : opening.from}
          refused={kept.refused}
          again={keeper.again}
          fault={fault}
          warning={warning}
          closeWarning={() => setWarning(null)}
          undo={surface.formatted.undo}
        />
        <div className="wrap page" hidden={isClashing}>
          <ReplacedTextNotice givenUp={editor.givenUp} takeBack={editor.takeBack} />
          <Progress
            clauses={clauses}
            filter={view.filter}
            choose={(filter) =>
              setView({ filter, ids: filter === 'all' ? null : idsOf(filtered(clauses, filter)) })
            }
          />
          {shown.length === 0 && <p className="hint mt-6">{t('nothingShown')}</p>}
          {shown.map((translated) => (
            <ClauseRow
              key={translated.clause.id}
              {...translated}
              checked={checked.has(translated.clause.id)}
              place={clauses.indexOf(translated) + 1}
              source={details.source_language}
              language={details.language}
              fault={faults.get(translated.clause.id) ?? null}
              other={others.get(translated.clause.id) ?? null}
              formatted={surface.rowOf(translated.clause.id)}
              write={editor.write}
              check={editor.check}
            />
          ))}
          <LanguageChoice
            details={details}
            revision={() => keeper.state().revision}
            save={kept.place.is === 'saved' && !isUnsaved ? null : save}
            changed={changed}
            reload={reload}
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

const whole = { filter: 'all', ids: null } as const;

function idsOf(clauses: ReturnType<typeof filtered>): ReadonlySet<string> {
  return new Set(clauses.map(({ clause }) => clause.id));
}
