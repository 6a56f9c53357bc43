import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { sameTexts } from '../editor/clause-text.ts';
import type { AskedHere } from '../editor/formatted/clause-field.tsx';
import { keepView, storedView, type TextView } from '../editor/formatted/text-view.ts';
import { useFormatted } from '../editor/formatted/use-formatted.ts';
import { toDocument } from '../editor/to-document.ts';
import { useMaker } from '../editor/use-maker.ts';
import type { FormattedRow } from './formatted-clause.tsx';
import type { useTranslation } from './use-translation.ts';

interface Input {
  editor: ReturnType<typeof useTranslation>;
  name: string;
  save: () => void;
  warn: (what: 'too-long' | 'simplified') => void;
}

/** The same field as in the text editor, for the clauses of a translation. */
export function useFormattedTranslation({ editor, name, save, warn }: Input) {
  const { details, texts, present, write, keeper } = editor;
  const [view, setView] = useState(storedView);
  const [asked, ask] = useState<AskedHere>(null);
  const maker = useMaker();
  const untitled = useMemo(() => toDocument(details, name), [details, name]);
  const of = useMemo(
    () => maker?.documentAfter(untitled, details.clauses) ?? untitled,
    [maker, untitled, details],
  );
  const showAs = (next: TextView) => {
    formatted.leave();
    keepView(next);
    setView(next);
  };
  const formatted = useFormatted({
    first: texts,
    details,
    of,
    maker,
    events: {
      changed: () => {
        const before = new Map(present().map(({ id, markdown }) => [id, markdown]));
        for (const { id, markdown } of formatted.texts())
          if (before.get(id) !== markdown) write(id, markdown);
      },
      left: () => keeper.flush(),
      unreadable: () => showAs('markdown'),
      asked: (_, answer) => ask({ is: 'answer', answer }),
      link: () => ask({ is: 'link' }),
      simplified: () => warn('simplified'),
      tooLong: () => warn('too-long'),
      save,
    },
  });
  // What came from elsewhere: a reset, another text, the Markdown.
  useEffect(() => {
    // Somebody who types is further on than what is rendered.
    if (sameTexts(texts, present()) && !sameTexts(texts, formatted.texts())) formatted.replaceAll(texts);
  }, [formatted, present, texts]);
  const state = useSyncExternalStore(formatted.subscribe, formatted.state, formatted.state);
  const closed = useMemo((): FormattedRow => ({ details, formatted, open: null }), [details, formatted]);
  /** Each key concerns one of many: the others get what they had. */
  const rowOf = (id: string): FormattedRow | null => {
    if (view === 'markdown') return null;
    return id === state.active ? { details, formatted, open: { state, asked, ask } } : closed;
  };
  return { view, showAs, formatted, state, rowOf };
}
