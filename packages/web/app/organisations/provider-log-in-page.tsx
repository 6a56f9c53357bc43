import type * as contract from '@clausewright/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AuthPage } from '../account/auth-page.tsx';
import { send } from '../api.ts';
import { post } from '../endpoint.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { beginThrough } from './begin-through.ts';
import { comeBack, depart } from './provider-departure.ts';

const calls = {
  begin: post<typeof contract.beginProviderLogIn>('/customer/login-provider/begin'),
  logIn: post<typeof contract.logInByProvider>('/customer/login-provider', 'top'),
};

type State = 'start' | 'back' | 'letter' | 'elsewhere' | Failure;

/** `/profile/login/{id}`: where members of an organisation log in, and where its provider sends them back. */
export function ProviderLogInPage({ organisation }: { organisation: string }) {
  const t = useTranslations('api-keys.organisations.entry');
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const [state, setState] = useState<State>(() => (search.has('state') ? 'back' : 'start'));
  const [busy, setBusy] = useState(false);
  const answer = useRef(search.toString());
  const isBack = useRef(false);
  useEffect(() => {
    // What the provider answered is used once, however often the page is drawn.
    if (state !== 'back' || isBack.current) return;
    isBack.current = true;
    const finish = async () => {
      const browser = comeBack(organisation);
      history.replaceState(history.state, '', location.pathname);
      if (browser === null) {
        setState('elsewhere');
        return;
      }
      const outcome = await send(calls.logIn, { body: { organisation, browser, answer: answer.current } });
      if (!outcome.ok) setState(outcome);
      else if (outcome.data.outcome === 'letter') setState('letter');
      else {
        const { customer, organisation: entered } = outcome.data;
        if (customer) beginThrough(customer, entered);
        location.replace(customer ? '/profile/sites' : '/profile/organisations');
      }
    };
    finish().catch(reportError);
  }, [state, organisation]);

  const begin = async () => {
    setBusy(true);
    const outcome = await send(calls.begin, { body: { organisation } });
    setBusy(false);
    if (!outcome.ok) setState(outcome);
    else if (!depart({ organisation, browser: outcome.data.browser }, outcome.data.url)) {
      setState('elsewhere');
    }
  };
  if (state === 'back') {
    return (
      <AuthPage title={t('title')}>
        <output className="block">
          <Notice kind="info">
            <p>{t('coming')}</p>
          </Notice>
        </output>
      </AuthPage>
    );
  }
  if (state === 'letter') {
    return (
      <AuthPage title={t('letterTitle')} followUp>
        <p className="lead">{t('letter')}</p>
      </AuthPage>
    );
  }
  const why = state === 'elsewhere' ? t('elsewhere') : state === 'start' ? null : failureText(state);
  return (
    <AuthPage title={t('title')} followUp={why !== null}>
      <p className="lead">{t('lead')}</p>
      {why !== null && (
        <div role="alert" className="mt-3">
          <Notice kind="danger">
            <p>{why}</p>
          </Notice>
        </div>
      )}
      <form
        id="provider-log-in"
        method="post"
        className="form__acts"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void begin().catch(reportError);
        }}
      >
        <BusyButton
          form="provider-log-in"
          words={t(why === null ? 'go' : 'again')}
          busyWords={t('going')}
          busy={busy}
        />
      </form>
      <hr />
      <p>
        <PageLink to="/profile/login">{t('own')}</PageLink>
      </p>
    </AuthPage>
  );
}
