import { useEffect, useRef } from 'react';
import { type Code, type CodeEvents, type CodeWords, openCode } from './code/open-code.ts';
import type { Texts } from './text-autosave.ts';

interface Props extends CodeEvents {
  /** What stands in it at first. */
  texts: Texts;
  words: CodeWords;
  /** Characters. */
  limit: number;
  /** Given the open field, and null when it is gone. */
  ref: (code: Code | null) => void;
}

/** The field in which the text is written; opened once, whatever is rendered around it. */
export function CodePane({ texts, words, limit, ref, ...events }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const opened = useRef<Code | null>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const first = useRef({ texts, words, limit });
  useEffect(() => {
    if (!host.current) return undefined;
    const open = openCode(host.current, {
      ...first.current,
      events: {
        onChange: () => latest.current.onChange(),
        onScroll: () => latest.current.onScroll(),
        onSave: () => latest.current.onSave(),
        onReset: (id) => latest.current.onReset(id),
        onTooLong: () => latest.current.onTooLong(),
      },
    });
    opened.current = open;
    ref(open);
    return () => {
      ref(null);
      open.end();
    };
  }, [ref]);
  useEffect(() => opened.current?.setWords(words), [words]);
  return <div ref={host} className="editor__text" />;
}
