import { Bold, Italic, Link2, List } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { moveAmongButtons } from '../roving-keys.ts';
import type { Formatted, FormattedState } from './create-formatted.ts';

const formats = [
  { name: 'bold', Icon: Bold, keys: 'Control+B' },
  { name: 'italic', Icon: Italic, keys: 'Control+I' },
  { name: 'link', Icon: Link2, keys: 'Control+K' },
  { name: 'bullets', Icon: List, keys: 'Control+Shift+8' },
] as const;
type Name = (typeof formats)[number]['name'] | 'ours' | 'answer';

interface Props {
  formatted: Formatted;
  state: FormattedState;
  ref: RefObject<HTMLDivElement | null>;
  link: () => void;
  /** Null where the clause is our text. */
  reset: (() => void) | null;
  /** On a phone: to the answer that the cursor is in. */
  answer?: (() => void) | null;
}

/** The buttons of the open clause: one stop of the Tab key, and Alt+F10 from its text. */
export function ClauseTools({ formatted, state, ref, link, reset, answer = null }: Props) {
  const t = useTranslations('editor.tools');
  const tFormatted = useTranslations('editor.formatted');
  const [stop, setStop] = useState<Name>('bold');
  const { standing } = state;
  const isOn = (name: Name): boolean =>
    name === 'link' ? (standing?.link ?? null) !== null : Boolean(standing?.[name as 'bold']);
  return (
    <div
      ref={ref}
      className="selbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('label')}
      // The selection in the text stays when a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') formatted.focus();
        const next = moveAmongButtons(event)?.dataset['act'] as Name | undefined;
        if (next) setStop(next);
      }}
    >
      {formats.map(({ name, Icon, keys }) => (
        <button
          key={name}
          type="button"
          data-act={name}
          aria-label={t(name)}
          aria-pressed={isOn(name)}
          aria-keyshortcuts={keys}
          title={t(name)}
          tabIndex={name === stop ? 0 : -1}
          onFocus={() => setStop(name)}
          onClick={() => (name === 'link' ? link() : formatted.run(name))}
        >
          <Icon className="icon icon--sm" aria-hidden="true" />
        </button>
      ))}
      {reset && (
        <button
          type="button"
          data-act="ours"
          tabIndex={stop === 'ours' ? 0 : -1}
          onFocus={() => setStop('ours')}
          onClick={reset}
        >
          {tFormatted('ours')}
        </button>
      )}
      {answer && (
        <button
          type="button"
          data-act="answer"
          tabIndex={stop === 'answer' ? 0 : -1}
          onFocus={() => setStop('answer')}
          onClick={answer}
        >
          {tFormatted('answerBehind')}
        </button>
      )}
    </div>
  );
}
