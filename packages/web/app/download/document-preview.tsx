import type { Language } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { DocumentHtml } from '../document/document-html.tsx';
import { previewPanel, tabId } from './language-tabs.tsx';

interface Props {
  html: string;
  language: Language;
  /** Whether tabs above choose the language. */
  tabs: boolean;
  name: string;
}

/** Scrolls inside itself: at most 800 px high, 400 px on small screens. */
export function DocumentPreview({ html, language, tabs, name }: Props) {
  const t = useTranslations('download');
  const naming = tabs
    ? { role: 'tabpanel', 'aria-labelledby': tabId(language) }
    : { role: 'region', 'aria-label': t('preview', { agreement: name }) };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must take focus to be scrolled by keyboard
    <div id={previewPanel} key={language} className="sheet scrollbox" tabIndex={0} {...naming}>
      <DocumentHtml className="docpad doc--preview" html={html} language={language} />
    </div>
  );
}
