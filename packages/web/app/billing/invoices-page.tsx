import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { billingCalls } from './billing-calls.ts';
import { InvoiceFilters, type InvoiceChoice, noChoice } from './invoice-filters.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { Empty, Loaded } from '../ui/loaded.tsx';
import { Pager } from './pager.tsx';
import { Tab } from './tab.tsx';

const perPage = 20;

/** `/profile/billing/invoices`: invoices and credit notes, chosen by day and state, a page at a time. */
export function InvoicesPage() {
  const t = useTranslations('billing.invoices');
  const [choice, setChoice] = useState(noChoice);
  const [page, setPage] = useState(1);
  const ask = useCallback(
    (signal: AbortSignal) => {
      const chosen = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
      const query = { ...chosen, page: String(page), per_page: String(perPage) };
      return send(billingCalls.listInvoices, { query, signal });
    },
    [choice, page],
  );
  const answer = useFetched(ask);
  const choose = (next: InvoiceChoice) => {
    setChoice(next);
    setPage(1);
  };
  const isChosen = Object.values(choice).some((value) => value !== '');
  return (
    <Tab name="invoices">
      <InvoiceFilters choice={choice} onChoose={choose} />
      <Loaded answer={answer}>
        {({ invoices, total }) =>
          total === 0 ? (
            <Empty>{t(isChosen ? 'none' : 'empty')}</Empty>
          ) : (
            <>
              <InvoiceTable invoices={invoices} busy={answer.asking} />
              <Pager page={page} perPage={perPage} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Tab>
  );
}
