import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { send } from '../api.ts';
import { CopyButton } from '../copy-button.tsx';
import type { Failure } from '../outcome.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { webhookCalls } from './webhook-calls.ts';

/** Shown when somebody presses for it, and not before: others may look at the screen. */
export function WebhookSecret({ id }: { id: string }) {
  const t = useTranslations('api-keys.webhooks.secret');
  const [secret, setSecret] = useState<string | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (secret !== null) heading.current?.focus();
  }, [secret]);
  const show = async () => {
    const outcome = await send(webhookCalls.webhookSecret, { params: { id } });
    setRefused(outcome.ok ? null : outcome);
    if (outcome.ok) setSecret(outcome.data.secret);
  };
  return (
    <Section id="secret-title" title={t('title')} heading={heading}>
      <p className="soft">{t('whatNow')}</p>
      <FailureAlert failure={refused} />
      {secret === null ? (
        <p className="form__acts">
          <button type="button" className="btn" onClick={() => void show().catch(reportError)}>
            {t('show')}
          </button>
        </p>
      ) : (
        <>
          <p className="mt-3">
            <code className="keys__secret">{secret}</code>
          </p>
          <p className="form__acts">
            <CopyButton text={secret} label={t('copy')} />
          </p>
        </>
      )}
    </Section>
  );
}
