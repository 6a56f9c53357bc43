import { useEffect, useMemo, useState } from 'react';
import { DocumentHtml } from '../document/document-html.tsx';

type Convert = (text: string) => string;

/** Markdown as the document shows it; until what makes it is there, as it is written. */
export function SourceText({ markdown, language }: { markdown: string; language: string }) {
  const convert = useConvert();
  const html = useMemo(() => convert?.(markdown) ?? null, [convert, markdown]);
  if (html === null) {
    return (
      <pre className="trans__plain" lang={language}>
        {markdown}
      </pre>
    );
  }
  return <DocumentHtml html={html} language={language} className="doc--small" />;
}

function useConvert(): Convert | null {
  const [convert, setConvert] = useState<Convert | null>(null);
  useEffect(() => {
    import('@clausewright/documents/editing')
      .then(({ convertMarkdown }) =>
        setConvert(() => (text: string) => {
          const converted = convertMarkdown(text);
          return converted.ok ? converted.html : '';
        }),
      )
      .catch(reportError);
  }, []);
  return convert;
}
