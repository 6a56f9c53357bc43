import { safeUrl } from '@clausewright/engine/document/safe-url';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';

interface Props {
  /** Of the link that stands there; empty for a new one. */
  url: string;
  /** Nothing is selected: the link needs words of its own. */
  asksWords: boolean;
  close: () => void;
  /** An empty address takes the link away. */
  set: (url: string, words: string) => void;
}

/** People type `shop.example`, and mean the page. */
function addressOf(typed: string): string | null {
  const bare = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.\w+$/u.test(bare)) return `mailto:${bare}`;
  return safeUrl(/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/u.test(bare) ? `https://${bare}` : bare);
}

export function LinkDialog({ url, asksWords, close, set }: Props) {
  const t = useTranslations('editor.formatted.link');
  const [typed, setTyped] = useState(url);
  const [words, setWords] = useState('');
  const [isWrong, setWrong] = useState(false);
  const act = () => {
    const address = addressOf(typed);
    if (address === null) return setWrong(true);
    close();
    set(address, words.trim());
  };
  return (
    <Dialog id="link-title" title={t('title')} onCancel={close}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        {asksWords && (
          <div className="field">
            <label className="label" htmlFor="link-words">
              {t('words')}
            </label>
            <input
              id="link-words"
              className="input"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
        )}
        <div className={isWrong ? 'field is-invalid' : 'field'}>
          <label className="label" htmlFor="link-address">
            {t('address')}
          </label>
          <input
            id="link-address"
            className="input"
            inputMode="url"
            autoComplete="off"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'link-error' : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
          {isWrong && <ErrorText id="link-error">{t('wrong')}</ErrorText>}
        </div>
        <div className="dialog__acts">
          <button type="button" className="btn" onClick={close}>
            {t('cancel')}
          </button>
          {url !== '' && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                close();
                set('', '');
              }}
            >
              {t('remove')}
            </button>
          )}
          <button type="submit" className="btn btn--primary">
            {t('set')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
