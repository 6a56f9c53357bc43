import { useMemo } from 'react';
import { DocumentHtml } from '../document/document-html.tsx';
import { useEditing } from './use-editing.ts';

/** Markdown as the document shows it; until what makes it is there, as it is written. */
export function ShownText({ markdown, language }: { markdown: string; language: string }) {
  const editing = useEditing();
  const html = useMemo(() => {
    const converted = editing?.convertMarkdown(markdown);
    return converted?.ok ? converted.html : null;
  }, [editing, markdown]);
  if (html === null) {
    return (
      <pre className="trans__plain" lang={language}>
        {markdown}
      </pre>
    );
  }
  return <DocumentHtml html={html} language={language} className="doc--small" />;
}
