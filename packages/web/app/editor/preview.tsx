import { Info } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentHtml } from '../document/document-html.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { changedParts, leavesByClause, toRanges } from './changed-words.ts';
import type { Shown } from './rendered-text.ts';

interface Props {
  shown: Shown;
  /** What was saved last: words that are new since are highlighted. */
  saved: Shown | null;
  language: string;
  frame: RefObject<HTMLDivElement | null>;
}

const highlightName = 'changed-words';

/** The document as it would be, made in the browser. */
export function LocalPreview({ shown, saved, language, frame }: Props) {
  const t = useTranslations('editor.preview');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Older browsers do without the highlights.
    if (!saved || !('highlights' in CSS)) return undefined;
    const blocks = [...(box.current?.querySelector('article')?.children ?? [])];
    const before = leavesByClause(saved.document, saved.clauses);
    const now = leavesByClause(shown.document, shown.clauses);
    const ranges = shown.clauses.flatMap(({ id, from, to }) =>
      toRanges(blocks.slice(from, to), changedParts(before.get(id) ?? [], now.get(id) ?? [])),
    );
    CSS.highlights.set(highlightName, new Highlight(...ranges));
    return () => void CSS.highlights.delete(highlightName);
  }, [shown, saved]);
  return (
    <div ref={frame} className="editor__frame">
      <ScrollBox className="scroll" label={t('text')}>
        <div ref={box} className="sheet docpad editor__sheet">
          <DocumentHtml html={shown.html} language={language} className="doc--preview" />
        </div>
      </ScrollBox>
    </div>
  );
}

export function PreviewHint() {
  const t = useTranslations('editor.preview');
  return (
    <span className="row editor__hint">
      <Info className="icon icon--sm" aria-hidden="true" />
      {t('highlighted')}
    </span>
  );
}

/** Brings the preview to where the text is; nobody's reading is moved away under their eyes. */
export function scrollPreview(
  frame: HTMLElement | null,
  shown: Shown,
  top: { id: string; part: number },
): void {
  const box = frame?.querySelector<HTMLElement>('.scroll');
  const blocks = box?.querySelector('article')?.children;
  const range = shown.clauses.find(({ id }) => id === top.id);
  if (!box || !blocks || !range || box.matches(':hover, :focus-within')) return;
  const topOf = (index: number) => {
    const block = blocks[index];
    const within = (element: Element) =>
      element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    return block ? within(block) : box.scrollHeight;
  };
  const from = range.from === 0 ? 0 : topOf(range.from) - 24;
  box.scrollTop = from + (topOf(range.to) - from) * top.part;
}
