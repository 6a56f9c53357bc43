import { useMemo } from 'react';
import { createPolicy, type TrustedPolicy } from '../trusted-types.ts';

let policy: TrustedPolicy | null = null;

/** Our own renderer escapes everything that came from a person; no other markup goes through here. */
function trusted(html: string): string {
  policy ??= createPolicy('document-html', (text) => text);
  return policy.createHTML(html);
}

interface Props {
  /** Output of the server's document renderer. */
  html: string;
  language: string;
  className?: string;
}

/** The one place that puts rendered documents into the page. */
export function DocumentHtml({ html, language, className = '' }: Props) {
  const content = useMemo(() => ({ __html: trusted(html) }), [html]);
  // oxlint-disable-next-line react/no-danger -- rendered by our own server
  return <div className={`doc ${className}`} lang={language} dangerouslySetInnerHTML={content} />;
}
