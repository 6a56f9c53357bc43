import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../copy-button.tsx';

interface Props {
  secret: string;
  onDone: () => void;
}

/** The secret of a new webhook; it has the focus, as its receiver needs it now. */
export function MadeWebhook({ secret, onDone }: Props) {
  const t = useTranslations('api-keys.webhooks.secret');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="section" aria-labelledby="made-title">
      <h2 id="made-title" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('what')}</p>
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
