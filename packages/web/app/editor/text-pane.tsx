import type { TranslationDetails } from '@clausewright/contract';
import { ListTree } from 'lucide-react';
import { type RefObject, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { ClauseList, type ClauseState } from './clause-list.tsx';
import { CodePane } from './code-pane.tsx';
import { useCodeWords } from './code-words.ts';
import type { Code, CodeEvents } from './code/open-code.ts';
import { Help } from './help.tsx';
import { ProblemList } from './problem-list.tsx';
import type { Texts } from './text-autosave.ts';
import { Toolbar } from './toolbar.tsx';
import { countWords, type Written } from './rendered-text.ts';

interface Props {
  details: TranslationDetails;
  code: RefObject<Code | null>;
  opened: (code: Code | null) => void;
  /** What stands in the field at first. */
  first: Texts;
  written: Written;
  states: readonly ClauseState[];
  reset: (state: ClauseState) => void;
  askReset: () => void;
  events: CodeEvents;
  limit: number;
  isNarrow: boolean;
  hidden: boolean;
}

/** Help, tools, outline and the text itself. */
export function TextPane({ details, code, opened, first, written, states, ...props }: Props) {
  const t = useTranslations('editor');
  const { reset, askReset, events, limit, isNarrow, hidden } = props;
  const words = useCodeWords(details.language, t('textLabel'));
  const { unsupported, shown, characters, headings } = written;
  const count = useMemo(() => countWords(shown?.html ?? ''), [shown]);

  useEffect(() => {
    const infos = states.map(({ id, name, is, generated, fault }) => {
      const isReset = is !== 'generated' && generated !== null;
      return [id, { name, reset: isReset ? t('outline.reset') : null, fault }] as const;
    });
    code.current?.setInfos(new Map(infos));
  }, [code, states, t]);
  useEffect(() => {
    code.current?.setNotes(unsupported.map(({ line, kind }) => ({ line, text: t(`unsupported.${kind}`) })));
  }, [code, unsupported, t]);

  const panel = isNarrow
    ? { role: 'tabpanel', 'aria-labelledby': 'view-tab-text' }
    : { 'aria-labelledby': 'text-title' };
  return (
    <section id="view-panel-text" className="editor__pane" hidden={hidden} {...panel}>
      <Help />
      <div className="editor__cap">
        <h2 id="text-title">{t('text')}</h2>
        <span className="num">
          {t('words', { count })}
          {characters > limit * 0.9 && ` · ${t('characters', { count: characters, limit })}`}
        </span>
      </div>
      <Toolbar code={() => code.current} />
      <details className="notes">
        <FoldSummary>
          <ListTree className="icon icon--sm" aria-hidden="true" />
          {t('outline.title')}
        </FoldSummary>
        <ClauseList states={states} headings={headings} goTo={(at) => code.current?.goTo(at)} reset={reset} />
        <p className="notes__end">
          <button type="button" className="linkbtn" onClick={askReset}>
            {t('outline.resetAll')}
          </button>
        </p>
      </details>
      <ProblemList found={unsupported} goTo={(line) => code.current?.goToLine(line)} />
      <CodePane {...events} texts={first} words={words} limit={limit} ref={opened} />
      <p className="editor__tip">{t('tip')}</p>
    </section>
  );
}
