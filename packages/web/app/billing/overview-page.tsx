import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { PageLink } from '../layout/page-link.tsx';
import { AddressLines } from './address-lines.tsx';
import { billingCalls } from './billing-calls.ts';
import { billingTabs, type BillingTab } from './billing-tabs.ts';
import { LastInvoices } from './last-invoices.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useMethodWords } from './method-name.ts';
import { PastDue } from './past-due.tsx';
import { PlanLines } from './plan-lines.tsx';
import { Tab } from './tab.tsx';

function fetchSubscriptions(signal: AbortSignal) {
  return send(billingCalls.allSubscriptions, { signal });
}
function fetchMethods(signal: AbortSignal) {
  return send(billingCalls.listPaymentMethods, { signal });
}
function fetchInvoices(signal: AbortSignal) {
  return send(billingCalls.listInvoices, { query: { per_page: '3' }, signal });
}
function fetchAddress(signal: AbortSignal) {
  return send(billingCalls.getBillingAddress, { signal });
}

/** `/profile/billing/overview`: the state of everything, each with the way to change it. */
export function OverviewPage() {
  const t = useTranslations('billing.overview');
  const subscriptions = useFetched(fetchSubscriptions);
  const methods = useFetched(fetchMethods);
  const invoices = useFetched(fetchInvoices);
  const address = useFetched(fetchAddress);
  const methodWords = useMethodWords();
  return (
    <Tab name="overview">
      {subscriptions.outcome?.ok === true && (
        <PastDue subscriptions={subscriptions.outcome.data.subscriptions} />
      )}
      <div className="billing__panels">
        <Panel id="plans" title={t('plans')} to="subscriptions" link={t('allPlans')}>
          <Loaded answer={subscriptions}>
            {({ subscriptions: all }) => {
              const live = all.filter(({ state }) => state !== 'ended');
              return live.length === 0 ? <p>{t('noPlans')}</p> : <PlanLines subscriptions={live} />;
            }}
          </Loaded>
        </Panel>
        <Panel
          id="method"
          title={t('method')}
          to="methods"
          link={t(isEmpty(methods) ? 'addMethod' : 'changeMethod')}
        >
          <Loaded answer={methods}>
            {({ methods: all }) => {
              const [first] = all.toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
              if (first === undefined) return <p>{t('noMethod')}</p>;
              const { name, until } = methodWords(first);
              return (
                <p>
                  <b>{name}</b>
                  {until !== null && <span className="small muted num block">{until}</span>}
                </p>
              );
            }}
          </Loaded>
        </Panel>
        <Panel id="invoices" title={t('lastInvoices')} to="invoices" link={t('allInvoices')}>
          <Loaded answer={invoices}>
            {({ invoices: rows }) =>
              rows.length === 0 ? <p>{t('noInvoices')}</p> : <LastInvoices invoices={rows} />
            }
          </Loaded>
        </Panel>
        <Panel
          id="address"
          title={t('address')}
          to="address"
          link={t(
            address.outcome?.ok === true && hasNone(address.outcome.data) ? 'addAddress' : 'changeAddress',
          )}
        >
          <Loaded answer={address}>
            {(known) => (hasNone(known) ? <p>{t('noAddress')}</p> : <AddressLines address={known} />)}
          </Loaded>
        </Panel>
      </div>
    </Tab>
  );
}

function isEmpty({ outcome }: ReturnType<typeof useFetched<{ methods: readonly unknown[] }>>): boolean {
  return outcome?.ok === true && outcome.data.methods.length === 0;
}

/** Nobody has written anything into it yet. */
function hasNone(address: Readonly<Record<string, string | boolean>>): boolean {
  return Object.values(address).every((value) => value === '' || value === false);
}

interface PanelProps {
  id: string;
  title: string;
  to: BillingTab;
  link: string;
  children: ReactNode;
}

function Panel({ id, title, to, link, children }: PanelProps) {
  return (
    <section className="panel billing__panel" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <div className="billing__fact">{children}</div>
      <p>
        <PageLink className="linkbtn" to={billingTabs[to]}>
          {link}
        </PageLink>
      </p>
    </section>
  );
}
