import type { LogFormat, LogPeriod } from '@clausewright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchFile, send } from '../../api.ts';
import { useConsent } from '../consent-context.ts';
import type { Failure } from '../../outcome.ts';
import { saveFile } from '../../save-file.ts';
import { loadLines } from './load-records.ts';
import { logCalls } from './log-calls.ts';
import { type LogFilters, activeFilters } from './log-choice.ts';

interface ExportFile {
  url: string;
  name: string;
  records: number;
}

export type ExportState =
  | { is: 'idle' }
  | { is: 'asking' }
  | { is: 'loading'; file: ExportFile; loaded: number }
  /** `by`: this page has it whole, or the browser loads it by itself. */
  | { is: 'done'; file: ExportFile; by: 'page' | 'browser' }
  | { is: 'failed'; failure: Failure | null; file: ExportFile | null };

/** More than this is no longer held in the memory of a page before it is saved. */
const mostInMemory = 500_000;

/** Makes the file of an export and saves it. */
export function useExport(period: LogPeriod, filters: LogFilters) {
  const { id } = useConsent();
  const [state, setState] = useState<ExportState>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ is: 'idle' });
  }, []);

  const begin = async (format: LogFormat) => {
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    setState({ is: 'asking' });
    const body = { ...activeFilters(filters), period, format };
    let file: ExportFile | null = null;
    try {
      const made = await send(logCalls.exportLogs, { params: { id }, body, signal });
      if (signal.aborted) return;
      if (!made.ok) {
        setState({ is: 'failed', failure: made, file });
        return;
      }
      const { url, records, file_name: name } = made.data;
      file = { url, records, name };
      if (records > mostInMemory) {
        saveFile(url, name);
        setState({ is: 'done', file, by: 'browser' });
        return;
      }
      await load(file, signal);
      if (!signal.aborted) setState({ is: 'done', file, by: 'page' });
    } catch (error) {
      // Who gave up knows it.
      if (!signal.aborted) setState({ is: 'failed', failure: null, file });
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    }
  };

  const load = async (file: ExportFile, signal: AbortSignal) => {
    setState({ is: 'loading', file, loaded: 0 });
    const response = await fetchFile(file.url, signal);
    if (!response.ok || response.body === null) throw new TypeError(`an export answered ${response.status}`);
    const chunks = await loadLines(response.body, (lines) => {
      if (!signal.aborted) setState({ is: 'loading', file, loaded: Math.min(lines, file.records) });
    });
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const address = URL.createObjectURL(new Blob(chunks, { type }));
    saveFile(address, file.name);
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };

  return { state, begin, stop };
}
