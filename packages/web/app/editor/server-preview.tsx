import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { DocumentHtml } from '../document/document-html.tsx';
import { useFailureText } from '../outcome-text.ts';
import { ScrollBox } from '../scroll-box.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import { textCalls } from './text-calls.ts';

/** What the server makes of the Markdown (`POST /md/convert`), at the moment it is asked. */
export function ServerPreview({ text, language }: { text: () => string; language: string }) {
  const t = useTranslations('editor.preview');
  const failureText = useFailureText();
  const convert = useCallback(
    (signal: AbortSignal) => send(textCalls.convertMarkdown, { body: { text: text() }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the text at the moment it is asked, not at each letter
    [],
  );
  const { outcome: heard, asking, again } = useFetched(convert);
  const outcome = asking ? null : heard;
  return (
    <div className="editor__frame">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no buttons */}
      <div className="editor__cap" role="status">
        <span>{t(outcome === null ? 'converting' : outcome.ok ? 'converted' : 'notConverted')}</span>
        {outcome !== null && (
          <button type="button" className="linkbtn" onClick={again}>
            {t('convertAgain')}
          </button>
        )}
      </div>
      <ScrollBox className="scroll" label={t('serverText')}>
        {outcome && !outcome.ok && (
          <div className="editor__sheet">
            <Notice kind="danger">
              <p>{failureText(outcome)}</p>
            </Notice>
          </div>
        )}
        {outcome?.ok && (
          <div className="sheet docpad editor__sheet">
            <DocumentHtml html={outcome.data.html} language={language} className="doc--preview" />
          </div>
        )}
      </ScrollBox>
    </div>
  );
}
