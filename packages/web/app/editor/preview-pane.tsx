import { useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { ScrollBox } from '../scroll-box.tsx';
import { OtherText } from './other-text.tsx';
import { LocalPreview, PreviewHint } from './preview.tsx';
import { ServerPreview } from './server-preview.tsx';
import type { Texts } from './text-autosave.ts';
import type { Shown, Written } from './rendered-text.ts';

interface Props {
  written: Written;
  saved: Shown | null;
  language: string;
  frame: RefObject<HTMLDivElement | null>;
  /** The text of somebody else that is being merged by hand. */
  other: Texts | null;
  closeOther: () => void;
  text: () => string;
  isNarrow: boolean;
  hidden: boolean;
}

/** The document beside its text: made here, by the server when asked, or what somebody else wrote. */
export function PreviewPane({ written, saved, language, frame, other, ...props }: Props) {
  const t = useTranslations('editor.preview');
  const { closeOther, text, isNarrow, hidden } = props;
  const [isServer, setServer] = useState(false);
  const panel = isNarrow
    ? { role: 'tabpanel', 'aria-labelledby': 'view-tab-preview' }
    : { 'aria-labelledby': 'preview-title' };
  return (
    <section id="view-panel-preview" className="editor__pane" hidden={hidden} {...panel}>
      <div className="editor__cap">
        <h2 id="preview-title">{t(other ? 'other' : isServer ? 'server' : 'title')}</h2>
        {!isServer && !other && saved && written.shown !== null && <PreviewHint />}
        {other ? (
          <button type="button" className="linkbtn" onClick={closeOther}>
            {t('back')}
          </button>
        ) : (
          <button type="button" className="linkbtn" onClick={() => setServer(!isServer)}>
            {t(isServer ? 'back' : 'byServer')}
          </button>
        )}
      </div>
      {other && (
        <ScrollBox className="scroll" label={t('other')}>
          <OtherText texts={other} />
        </ScrollBox>
      )}
      {!other && isServer && <ServerPreview text={text} language={language} />}
      {!other && !isServer && written.shown && (
        <LocalPreview shown={written.shown} saved={saved} language={language} frame={frame} />
      )}
    </section>
  );
}
