import { useCallback, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useFailureText } from '../outcome-text.ts';
import { useFetched } from '../use-fetched.ts';
import { clientLinkCalls } from './client-link-calls.ts';
import { ClientQuestions } from './client-questions.tsx';
import '../wizard/wizard.css';
import './client-links.css';

const form = /^#[\w-]{43}$/;
/** The last one that the address had: *Skip to content* and the like put their own there. */
let held = '';

function readHash(): string {
  if (form.test(location.hash)) held = location.hash;
  return held;
}

function onHash(changed: () => void): () => void {
  const look = () => {
    // So that loading the page again finds the questions again.
    if (!form.test(location.hash) && held !== '') history.replaceState(history.state, '', held);
    changed();
  };
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

const unknown = () => null;

/** `/questions#{token}`: the token stays out of what is sent as an address, and so out of logs and of referrers. */
export function ClientPage() {
  const t = useTranslations('withdrawals.client');
  const failureText = useFailureText();
  const hash = useSyncExternalStore(onHash, readHash, unknown);
  const token = hash === null || hash === '' ? null : hash.slice(1);
  const ask = useCallback(
    (signal: AbortSignal) => send(clientLinkCalls.openClientLink, { body: { token: token ?? '' }, signal }),
    [token],
  );
  const { outcome } = useFetched(token === null ? null : ask);
  if (token !== null && outcome?.ok === true) {
    return <ClientQuestions key={token} token={token} opened={outcome.data} />;
  }
  const isWaiting = hash === null || (token !== null && outcome === null);
  const why = token === null ? t('incomplete') : outcome?.ok === false ? failureText(outcome) : '';
  return (
    <main id="main" tabIndex={-1} className="wrap page" aria-busy={isWaiting}>
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      <p className="lead mt-3" role={isWaiting ? undefined : 'alert'}>
        {isWaiting ? t('opening') : why}
      </p>
    </main>
  );
}
