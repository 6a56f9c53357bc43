import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Outcome } from '../outcome.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import '../account/account.css';
import { TitledByForms } from '../account/invalid-forms.tsx';
import { Section, StatusMessage } from '../account/section.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { webhookCalls } from './webhook-calls.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { WebhookState } from './webhook-state.tsx';

/** Milliseconds until the list is asked for again while a message has not been sent at all. */
const lookAgain = 2000;

/** `/profile/webhooks/:id`: what was sent to an address, and its settings. */
export function WebhookPage({ id }: { id: string }) {
  const t = useTranslations('api-keys.webhooks');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const after = search.get('after');
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(webhookCalls.listWebhookDeliveries, {
        params: { id },
        query: after === null ? {} : { after },
        signal,
      }),
    [id, after],
  );
  const answer = useFetched(ask, {
    repeat: ({ data }) =>
      data?.deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0) === true &&
      data.webhook.enabled
        ? lookAgain
        : null,
  });
  const [said, say] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const follow = async <Data,>(asked: Promise<Outcome<Data>>, words: string) => {
    const outcome = await asked;
    setRefused(outcome.ok ? null : failureText(outcome));
    say(outcome.ok ? words : null);
    if (outcome.ok) answer.again();
  };
  const remove = async () => {
    setAsking(false);
    const outcome = await send(webhookCalls.deleteWebhook, { params: { id } });
    if (outcome.ok) await navigate('/profile/webhooks');
    else setRefused(failureText(outcome));
  };
  return (
    <main id="main" className="wrap page profile" tabIndex={-1}>
      <TitledByForms title={t('one')}>
        <h1>{t('one')}</h1>
        <p className="mt-3">
          <PageLink to="/profile/webhooks">{t('all')}</PageLink>
        </p>
        {refused !== null && (
          <div role="alert">
            <Notice kind="danger">
              <p>{refused}</p>
            </Notice>
          </div>
        )}
        <Loaded answer={answer}>
          {({ webhook, deliveries, next }) => (
            <>
              <div className="mt-3">
                <WebhookState of={webhook} />
              </div>
              <Section id="messages-title" title={t('messages')}>
                <p className="soft">{t('kept')}</p>
                <p className="form__acts">
                  <button
                    type="button"
                    className="btn"
                    onClick={() =>
                      void follow(
                        send(webhookCalls.testWebhook, { params: { id }, body: {} }),
                        t('tested'),
                      ).catch(reportError)
                    }
                  >
                    {t('test')}
                  </button>
                </p>
                <StatusMessage>{said}</StatusMessage>
                <DeliveryTable
                  deliveries={deliveries}
                  after={after}
                  next={next}
                  onAgain={(delivery) =>
                    void follow(
                      send(webhookCalls.resendWebhook, { params: { id: delivery }, body: {} }),
                      t('isAgain'),
                    ).catch(reportError)
                  }
                />
              </Section>
              <WebhookSecret id={id} />
              <Section id="settings-title" title={t('settings')}>
                <WebhookForm
                  // Who switched it off, we or its owner, is what the form begins with.
                  key={String(webhook.enabled)}
                  id="settings"
                  given={webhook}
                  words={{ act: t('save'), busy: t('saving') }}
                  act={(body) => send(webhookCalls.changeWebhook, { params: { id }, body })}
                  onDone={() => {
                    say(t('saved'));
                    answer.again();
                  }}
                />
                <p className="form__acts">
                  <button type="button" className="btn btn--danger" onClick={() => setAsking(true)}>
                    {t('remove')}
                  </button>
                </p>
              </Section>
            </>
          )}
        </Loaded>
        {isAsking && (
          <ConfirmDialog
            title={t('ask')}
            keep={t('keep')}
            act={t('remove')}
            onKeep={() => setAsking(false)}
            onAct={() => void remove().catch(reportError)}
          >
            <p>{t('askWhat')}</p>
          </ConfirmDialog>
        )}
      </TitledByForms>
    </main>
  );
}
