import { useRef, useState } from 'react';

/** Says what was changed, and asks for the list anew. What was pressed may be gone, so the heading takes the focus. */
export function useChanged(again: () => void) {
  const [said, say] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = (words: string) => {
    say(words);
    again();
    heading.current?.focus();
  };
  return { said, heading, changed };
}
