import type { Customer } from '@clausewright/contract';
import { useEffect, useRef } from 'react';
import { isInterfaceLanguage, type InterfaceLanguage } from '../interface-languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useOperator } from '../operator.tsx';
import { readStored } from '../stored.ts';
import { readCustomer, saveCustomer } from '../stored-session/session-store.ts';
import { useSession } from './use-session.ts';

async function tell(customer: Customer, language: InterfaceLanguage): Promise<void> {
  const [{ send }, { accountCalls }] = await Promise.all([
    import('../api.ts'),
    import('../account-calls.ts'),
  ]);
  const outcome = await send(accountCalls.setLanguage, { params: { lang: language } });
  if (outcome.ok && readCustomer()?.id === customer.id) saveCustomer({ ...customer, language });
}

/**
 * Page, messages of the server and letters speak one language. Who logs in and has chosen none in this
 * browser gets the language of the account; a choice made here becomes that of the account.
 */
export function useAccountLanguage(): void {
  const { status, customer } = useSession();
  const { language, switchTo } = useLanguage();
  const { languages } = useOperator();
  const before = useRef({ status, language });

  useEffect(() => {
    const { status: was, language: spoke } = before.current;
    before.current = { status, language };
    if (status !== 'in' || customer.language === language || document.visibilityState === 'hidden') return;
    const loggedIn = was === 'out';
    if (!loggedIn && spoke === language) return;
    const theirs = customer.language;
    if (loggedIn && readStored('i18n') === null) {
      if (isInterfaceLanguage(theirs) && languages.includes(theirs)) switchTo(theirs);
      return;
    }
    tell(customer, language).catch(reportError);
  }, [status, customer, language, languages, switchTo]);
}
