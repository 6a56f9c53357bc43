import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../copy-button.tsx';

interface Props {
  name: string;
  secret: string;
  onDone: () => void;
}

/** The secret of a new key, for the only time; it has the focus, since it is gone with the page. */
export function MadeKey({ name, secret, onDone }: Props) {
  const t = useTranslations('api-keys.made');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="section" aria-labelledby="made-title">
      <h2 id="made-title" ref={heading} tabIndex={-1}>
        {t('title', { name })}
      </h2>
      <p>{t('once')}</p>
      <p className="mt-3">
        <code className="keys__secret">{secret}</code>
      </p>
      <p className="form__acts row">
        <CopyButton text={secret} label={t('copy')} />
        <button type="button" className="btn" onClick={onDone}>
          {t('done')}
        </button>
      </p>
    </section>
  );
}
