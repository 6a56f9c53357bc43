import type { VisibleStep } from '@clausewright/library/questionnaires';
import { FileText } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentHtml } from '../document/document-html.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { Notice } from '../ui/notice.tsx';
import { PreviewSheet } from '../ui/preview-sheet.tsx';
import { highlight, type Seen } from './highlight.ts';
import type { Preview } from './use-preview.ts';

interface Props {
  preview: Preview | null;
  failed: boolean;
  language: string;
  step: VisibleStep;
}

/** The document as the answers so far would make it, opened where this step speaks. */
export function LivePreview({ preview, failed, language, step }: Props) {
  const t = useTranslations('wizard');
  const title = useId();
  const frame = useRef<HTMLElement>(null);
  const seen = useRef<Seen | null>(null);

  useEffect(() => {
    const box = frame.current?.querySelector<HTMLElement>('.preview__doc');
    if (!box || !preview) return;
    const result = highlight({
      box,
      questions: new Set(step.questions.map(({ question }) => question.id)),
      step: step.id,
      premium: new Set(preview.clauses.filter(({ premium }) => premium).map(({ id }) => id)),
      premiumNote: t('premiumClause'),
      before: seen.current,
    });
    seen.current = result.seen;
    // Nobody's reading is moved away under their eyes.
    if (!result.target || box.matches(':hover, :focus-within')) return;
    const top = result.target.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += top - 16;
  }, [preview, step, t]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed: what has the focus comes into sight
    <aside className="preview" aria-labelledby={title} ref={frame} onFocus={bringIntoView}>
      <div className="preview__in">
        <div className="preview__cap">
          <h2 id={title}>{t('preview')}</h2>
          <span className="micro muted">{t('previewHint')}</span>
        </div>
        {failed && (
          <div className="mb-2">
            <Notice kind="info">
              <p>{t('previewFailed')}</p>
            </Notice>
          </div>
        )}
        <ScrollBox className="preview__doc sheet docpad" labelledBy={title}>
          {preview ? (
            <DocumentHtml html={preview.html} language={language} className="doc--small" />
          ) : (
            <div className="late grid gap-4" aria-hidden="true">
              <span className="skel skel--1-2" />
              <span className="skel" />
              <span className="skel" />
              <span className="skel skel--2-3" />
            </div>
          )}
        </ScrollBox>
      </div>
    </aside>
  );
}

/** Firefox leaves the document where it is that the dock at the end of the window half covers. */
function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches('.preview__doc:focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** On a phone the preview comes over the questions, instead of standing below all of them. */
export function PreviewButton(preview: Props) {
  return (
    <AreaWords area="review">
      <ShowPreview {...preview} />
    </AreaWords>
  );
}

function ShowPreview(preview: Props) {
  const t = useTranslations('review.preview');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn wiz__slim" onClick={() => setOpen(true)}>
        <FileText className="icon icon--sm" aria-hidden="true" />
        {t('show')}
      </button>
      {open && (
        <PreviewSheet words={{ show: t('show'), close: t('close') }} onClose={() => setOpen(false)}>
          <LivePreview {...preview} />
        </PreviewSheet>
      )}
    </>
  );
}
