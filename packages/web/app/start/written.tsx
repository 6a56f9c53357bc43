import type { BusinessKind } from '@clausewright/library/presets';
import { type ComponentProps, type ComponentType, startTransition } from 'react';
import { CheckView } from './check-view.tsx';
import { DoneView } from './done-view.tsx';
import type { DocumentsView } from './documents-view.tsx';
import { QuestionsView } from './questions-view.tsx';
import { knownTotal } from './writing.ts';
import { useWriting } from './use-writing.ts';
import type { Start } from './use-start.ts';
import type { Seen } from './use-suggestions.ts';

interface Props {
  start: Start;
  kind: BusinessKind;
  seen: Seen;
  page: 'documents' | 'questions' | 'check' | 'done';
  screen: number;
  tracking: readonly string[];
  goTo: (page: 'address' | 'site' | 'documents' | 'questions' | 'check' | 'done', more?: string) => void;
  /** Another website. */
  onNew: () => void;
  Documents: ComponentType<ComponentProps<typeof DocumentsView>>;
}

/** The pages for which the questionnaires of the documents have to be there. */
export function Written({ start, kind, seen, page, screen, tracking, goTo, onNew, Documents }: Props) {
  const { draft, dispatch, saved } = start;
  const writing = useWriting({ draft, kind, suggestions: seen.suggestions, saved, dispatch });
  const { open } = writing;
  const last = Math.max(open.screens.length - 1, 0);
  const at = Math.min(Math.max(Number.isInteger(screen) ? screen : 0, 0), last);
  const toScreen = (number: number) => goTo('questions', `&screen=${number + 1}`);
  switch (page) {
    case 'documents':
      return (
        <Documents
          draft={draft}
          kind={kind}
          tracking={tracking}
          types={writing.types}
          banner={draft.banner}
          total={knownTotal(writing.types, writing.costs)}
          count={open.count}
          // What is missing of a further document is fetched while the list stays as it is.
          onTypes={(types) => startTransition(() => dispatch({ type: 'set', values: { types } }))}
          onBanner={(banner) => dispatch({ type: 'set', values: { banner } })}
          onNext={() => toScreen(0)}
          onBack={() => goTo('site')}
        />
      );
    case 'questions':
      return (
        <QuestionsView
          key={at}
          writing={writing}
          screen={at}
          onNext={() => (at < last ? toScreen(at + 1) : goTo('check'))}
          onBack={() => (at > 0 ? toScreen(at - 1) : goTo('documents'))}
        />
      );
    case 'check':
      return (
        <CheckView
          writing={writing}
          onMade={() => goTo('done')}
          onBack={() => toScreen(last)}
          onOpen={() =>
            toScreen(open.screens.findIndex(({ questions }) => questions.some((one) => !one.answered)))
          }
        />
      );
    case 'done':
      return <DoneView writing={writing} onNew={onNew} />;
  }
}
