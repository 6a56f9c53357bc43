import { useState } from 'react';
import type { Failure, Outcome } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { saveFile } from '../save-file.ts';
import { Notice } from './notice.tsx';

interface Props<Format extends string, Made extends { url: string; file_name: string }> {
  formats: readonly Format[];
  label: (format: Format) => string;
  /** Has the file made, which lies at an address then. */
  ask: (format: Format) => Promise<Outcome<Made>>;
  /** What is told once the file is on its way. */
  said: (made: Made) => string;
}

/** A list as a file, in one of several formats. */
export function ExportButtons<Format extends string, Made extends { url: string; file_name: string }>({
  formats,
  label,
  ask,
  said,
}: Props<Format, Made>) {
  const failureText = useFailureText();
  const [made, setMade] = useState<Made | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async (format: Format) => {
    if (busy) return;
    setBusy(true);
    setMade(null);
    setFailure(null);
    const outcome = await ask(format);
    setBusy(false);
    if (!outcome.ok) {
      setFailure(outcome);
      return;
    }
    saveFile(outcome.data.url, outcome.data.file_name);
    setMade(outcome.data);
  };
  return (
    <>
      <div className="row mt-4">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            className="btn btn--sm"
            aria-busy={busy}
            onClick={() => void load(format).catch(reportError)}
          >
            {label(format)}
          </button>
        ))}
      </div>
      <output>{made !== null && <p className="small soft mt-2">{said(made)}</p>}</output>
      <div role="alert">
        {failure !== null && (
          <Notice kind="danger">
            <p>{failureText(failure)}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
