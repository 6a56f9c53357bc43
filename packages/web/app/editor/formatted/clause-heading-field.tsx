import { useTranslations } from 'use-intl';
import type { Formatted, FormattedState } from './create-formatted.ts';

interface Props {
  heading: NonNullable<FormattedState['heading']>;
  language: string;
  formatted: Formatted;
}

/** The heading of the open clause; its number is no text, it follows from the clauses before. */
export function ClauseHeadingField({ heading: { number, words }, language, formatted }: Props) {
  const t = useTranslations('editor.formatted');
  return (
    <label className="cl__heading">
      <span className="vh">{t('heading')}</span>
      {number !== '' && <span aria-hidden="true">{number}</span>}
      <input
        lang={language}
        value={words}
        spellCheck
        onChange={({ target }) => formatted.setHeading(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') formatted.focus();
          if (event.key === 'Escape') formatted.leave();
          if (!event.ctrlKey && !event.metaKey) return;
          const key = event.key.toLowerCase();
          if (key !== 'z' && key !== 'y') return;
          // The field's own undo knows nothing of the text below it.
          event.preventDefault();
          if (key === 'y' || event.shiftKey) formatted.redo();
          else formatted.undo();
        }}
      />
    </label>
  );
}
