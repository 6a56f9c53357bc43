/**
 * A hosted document in the style of your own page, always in its current version. For React, tested with 19; it needs
 * nothing else. Where pages are rendered on a server, give `initial` what `loadDocument` answered there.
 * Wide tables scroll with: .clausewright-table { overflow-x: auto }
 */
import { useEffect, useRef, useState } from 'react';

export interface DocumentAddress {
  /** The address of the hosted page: https://…/live/… */
  src: string;
  language?: string;
  /** Stays at this version. */
  version?: number;
  /** Level of the title, 1 to 4. */
  heading?: 1 | 2 | 3 | 4;
}

export interface HostedDocument {
  title: string;
  publisher: string;
  language: string;
  /** The language that was asked for is not there. */
  fallback: boolean;
  languages: string[];
  version: number;
  current_version: number;
  effective_date: string | null;
  updated_at: string;
  url: string;
  canonical: string;
  html: string;
  sections: { id: string; number: number | null; title: string }[];
}

export async function loadDocument(
  { src, ...asked }: DocumentAddress,
  signal?: AbortSignal,
): Promise<HostedDocument> {
  const url = new URL(`${src}.json`);
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const answer = await fetch(url, { credentials: 'omit', signal: signal ?? null });
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}`);
  return (await answer.json()) as HostedDocument;
}

interface Props extends DocumentAddress {
  initial?: HostedDocument;
  /** Words of the link that stands here until the document does, and where it does not come. */
  label?: string;
  onError?: (error: unknown) => void;
}

export function ClausewrightDocument({ src, language, version, heading, initial, label, onError }: Props) {
  const asked = JSON.stringify({ src, language, version, heading });
  const [loaded, setLoaded] = useState(initial && { asked, document: initial });
  // A new function is no reason to load again.
  const tell = useRef(onError);
  useEffect(() => {
    tell.current = onError;
  }, [onError]);
  useEffect(() => {
    const controller = new AbortController();
    loadDocument(JSON.parse(asked) as DocumentAddress, controller.signal).then(
      (document) => setLoaded({ asked, document }),
      (error: unknown) => {
        if (!controller.signal.aborted) tell.current?.(error);
      },
    );
    return () => controller.abort();
  }, [asked]);
  const shown = loaded?.asked === asked ? loaded.document : undefined;
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isShown]);
  if (shown === undefined) return <a href={src}>{label ?? src}</a>;
  return <div lang={shown.language} dangerouslySetInnerHTML={{ __html: shown.html }} />;
}
