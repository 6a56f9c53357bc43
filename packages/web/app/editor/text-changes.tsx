import { splitClauses } from '@clausewright/engine/merge/merge';
import { redline } from '@clausewright/documents/redline';
import { useMemo } from 'react';
import { DocumentHtml } from '../document/document-html.tsx';
import '../document/redline.css';
import { ScrollBox } from '../scroll-box.tsx';
import { makeDocument } from './make-document.ts';
import type { Texts } from './text-autosave.ts';
import type { DocumentInput } from './to-document.ts';

interface Props {
  of: DocumentInput;
  before: Texts;
  after: Texts;
  /** Name of the box, and what stands before words that came and went. */
  words: { label: string; ins: string; del: string };
}

function clausesOf(of: DocumentInput, texts: Texts) {
  const made = makeDocument(of, texts);
  return made.ok ? splitClauses(made.shown.document, made.shown.clauses) : null;
}

/** The clauses in which two texts differ, with the words that came and went. */
export function TextChanges({ of, before, after, words: { label, ins, del } }: Props) {
  const parts = useMemo(() => {
    const [old, now] = [clausesOf(of, before), clausesOf(of, after)];
    return old && now && redline(old, now, { ins, del }).filter(({ change }) => change !== 'same');
  }, [of, before, after, ins, del]);
  if (parts === null) return null;
  return (
    <ScrollBox className="sheet docpad clash__changes" label={label}>
      {parts.map(({ id, html }) => (
        <DocumentHtml key={id} html={html} language={of.language} className="doc--preview redline" />
      ))}
    </ScrollBox>
  );
}
