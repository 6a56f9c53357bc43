import type { PreviewMessage, PreviewReport } from '@clausewright/contract/banner';
import { type RefObject, useEffect, useRef, useState } from 'react';

type PreviewState = 'loading' | 'shown' | 'failed';

/** A page that never says that it is ready is not there. */
const patienceMs = 15_000;

/**
 * Hands the banner to the preview page in the frame, each time it is another one. Only messages of that
 * window from that origin count, and only that origin is told anything.
 */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  message: PreviewMessage,
  onLayer: (layer: 1 | 2) => void,
): PreviewState {
  const [state, setState] = useState<PreviewState>('loading');
  const [ready, setReady] = useState(0);
  const told = useRef(onLayer);
  useEffect(() => {
    told.current = onLayer;
  }, [onLayer]);

  useEffect(() => {
    const timer = setTimeout(
      () => setState((before) => (before === 'loading' ? 'failed' : before)),
      patienceMs,
    );
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isReport(data)) return;
      if (data.clausewright === 'ready') setReady((before) => before + 1);
      else setState(data.clausewright);
      if (data.clausewright === 'shown') told.current(data.layer);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [frame, origin]);

  useEffect(() => {
    if (ready > 0) frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, origin, ready, message]);
  return state;
}

function isReport(data: unknown): data is PreviewReport {
  return typeof data === 'object' && data !== null && 'clausewright' in data;
}
