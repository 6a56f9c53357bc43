import type { TranslationDetails } from '@clausewright/contract';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClauseState } from './clause-list.tsx';
import type { Code } from './code/open-code.ts';
import { scrollPreview } from './preview.tsx';
import { PreviewPane } from './preview-pane.tsx';
import type { Shown, Written } from './rendered-text.ts';
import { TabList } from './tab-list.tsx';
import type { Texts } from './text-autosave.ts';
import { TextPane } from './text-pane.tsx';
import { useNarrow } from '../use-narrow.ts';

interface Props {
  details: TranslationDetails;
  code: RefObject<Code | null>;
  opened: (code: Code | null) => void;
  first: Texts;
  written: Written;
  saved: Shown | null;
  states: readonly ClauseState[];
  limit: number;
  other: Texts | null;
  closeOther: () => void;
  reset: (state: ClauseState) => void;
  askReset: () => void;
  isHidden: boolean;
  events: { onChange: () => void; onSave: () => void; onTooLong: () => void };
}

/** The Markdown on the left, its document on the right; one after the other where there is no room for both. */
export function MarkdownView({ details, code, written, states, reset, events, ...props }: Props) {
  const t = useTranslations('editor');
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'text' | 'preview'>('text');
  const isNarrow = useNarrow();
  const scrolled = () => {
    const top = code.current?.topClause();
    if (top && written.shown && !isNarrow) scrollPreview(frame.current, written.shown, top);
  };
  const hidden = (pane: 'text' | 'preview') => isNarrow && view !== pane;
  return (
    <>
      {isNarrow && !props.isHidden && (
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
      <div className="editor" hidden={props.isHidden}>
        <TextPane
          {...{ details, code, written, states, reset, isNarrow }}
          opened={props.opened}
          first={props.first}
          limit={props.limit}
          hidden={hidden('text')}
          askReset={props.askReset}
          events={{
            ...events,
            onScroll: scrolled,
            onReset: (id) => {
              const state = states.find((of) => of.id === id);
              if (state) reset(state);
            },
          }}
        />
        <PreviewPane
          {...{ written, frame, isNarrow }}
          other={props.other}
          saved={props.saved}
          language={details.language}
          hidden={hidden('preview')}
          text={() => code.current?.text() ?? ''}
          closeOther={props.closeOther}
        />
      </div>
    </>
  );
}
