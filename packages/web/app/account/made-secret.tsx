import { useEffect, useRef } from 'react';
import { CopyButton } from '../copy-button.tsx';

interface Props {
  secret: string;
  words: { title: string; what: string; copy: string; done: string };
  onDone: () => void;
}

/** The secret of a new key or webhook; it has the focus, since it is needed now and may be gone with the page. */
export function MadeSecret({ secret, words, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="section" aria-labelledby="made-title">
      <h2 id="made-title" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.what}</p>
      <p className="mt-3">
        <code className="keys__secret">{secret}</code>
      </p>
      <p className="form__acts row">
        <CopyButton text={secret} label={words.copy} />
        <button type="button" className="btn" onClick={onDone}>
          {words.done}
        </button>
      </p>
    </section>
  );
}
