import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Empty, Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import '../account/account.css';
import { TitledByForms } from '../account/invalid-forms.tsx';
import { MadeSecret } from '../account/made-secret.tsx';
import { Section } from '../account/section.tsx';
import { webhookCalls } from './webhook-calls.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookState } from './webhook-state.tsx';

function fetchWebhooks(signal: AbortSignal) {
  return send(webhookCalls.listWebhooks, { signal });
}

/** `/profile/webhooks`: the addresses that are told what happens in the account. */
export function WebhooksPage() {
  const t = useTranslations('api-keys.webhooks');
  const answer = useFetched(fetchWebhooks);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <main id="main" className="wrap page profile" tabIndex={-1}>
      <TitledByForms title={t('title')}>
        <h1>{t('title')}</h1>
        <p className="lead mt-3">{t('lead')}</p>
        <p className="mt-3">
          <a href="/api/docs">{t('docs')}</a> · <PageLink to="/profile">{t('back')}</PageLink>
        </p>
        {secret !== null && (
          <MadeSecret
            key={secret}
            secret={secret}
            words={{
              title: t('secret.title'),
              what: t('secret.what'),
              copy: t('secret.copy'),
              done: t('secret.done'),
            }}
            onDone={() => setSecret(null)}
          />
        )}
        <Section id="webhooks-title" title={t('list')}>
          <Loaded answer={answer}>
            {({ webhooks }) =>
              webhooks.length === 0 ? (
                <Empty>{t('none')}</Empty>
              ) : (
                <ul className="sessions">
                  {webhooks.map((webhook) => (
                    <li key={webhook.id}>
                      <WebhookState of={webhook} />
                      <PageLink className="btn btn--sm" to={`/profile/webhooks/${webhook.id}`}>
                        {t('open')} <span className="vh">{webhook.url}</span>
                      </PageLink>
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Section>
        <Section id="new-webhook-title" title={t('add')}>
          <WebhookForm
            id="webhook"
            words={{ act: t('add'), busy: t('adding') }}
            act={({ url, kinds }) => send(webhookCalls.newWebhook, { body: { url, kinds } })}
            onDone={({ secret: made }, form) => {
              form.reset();
              setSecret(made);
              answer.again();
            }}
          />
        </Section>
      </TitledByForms>
    </main>
  );
}
