import type { beginPasskeyLogIn, logInPasskey } from '@clausewright/contract';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { post } from '../endpoint.ts';
import { AreaWords } from '../language/area-words.tsx';
import { useFailureText } from '../outcome-text.ts';
import { beginWith } from '../session/log-in.ts';
import { Notice } from '../ui/notice.tsx';
import { signWithPasskey } from './browser-passkeys.ts';

const calls = {
  begin: post<typeof beginPasskeyLogIn>('/customer/login-passkey/begin'),
  logIn: post<typeof logInPasskey>('/customer/login-passkey', 'top'),
};

/** Asks the browser for a passkey as soon as it is there. */
export function PasskeyLogIn() {
  return (
    <AreaWords area="api-keys">
      <LogIn />
    </AreaWords>
  );
}

async function logIn(signal: AbortSignal) {
  const begun = await send(calls.begin, { body: {}, signal });
  if (!begun.ok) return begun;
  const asked = await signWithPasskey(begun.data, signal);
  if (!asked.ok) return asked;
  const outcome = await send(calls.logIn, { body: asked.signed });
  return outcome.ok ? beginWith(outcome.data.customer.email, outcome.data) : outcome;
}
type Refused = Extract<Awaited<ReturnType<typeof logIn>>, { ok: false }>;

function LogIn() {
  const t = useTranslations('api-keys.security.passkeys');
  const noToken = useTranslations('account.logIn')('noToken');
  const failureText = useFailureText();
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const begin = async () => {
      const outcome = await logIn(ended.signal);
      if (!outcome.ok && !ended.signal.aborted) setRefused(outcome);
    };
    begin().catch(reportError);
    return () => ended.abort();
  }, []);
  const why = (of: Refused): string => {
    if (of.reason === 'passkey') return t(of.why);
    return of.reason === 'no-token' ? noToken : failureText(of);
  };
  return refused === null ? (
    <output key="wait" className="block mt-3">
      <Notice kind="info">
        <p>{t('confirm')}</p>
      </Notice>
    </output>
  ) : (
    <div key="refused" role="alert" className="mt-3">
      <Notice kind="danger">
        <p>{why(refused)}</p>
      </Notice>
    </div>
  );
}
