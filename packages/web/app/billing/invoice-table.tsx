import type { ListedInvoice } from '@clausewright/contract';
import { Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useAmount } from '../amount.ts';
import { hidden } from '../ui/hidden.tsx';

const looks = {
  paid: 'badge badge--ok',
  'partially-refunded': 'badge badge--warn',
  refunded: 'badge',
  refund: 'badge',
  'seller-of-record': 'badge badge--info',
} as const satisfies Record<ListedInvoice['status'], string>;

interface Props {
  invoices: readonly ListedInvoice[];
  busy: boolean;
}

/** A table that becomes one card for each row on a narrow screen. */
export function InvoiceTable({ invoices, busy }: Props) {
  const t = useTranslations('billing.invoices');
  return (
    <div className="tablewrap">
      <table className="table table--cards" aria-busy={busy}>
        <caption className="vh">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('product')}</th>
            <th scope="col" className="r">
              {t('total')}
            </th>
            <th scope="col">{t('status')}</th>
            <th scope="col">
              <span className="vh">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ invoice }: { invoice: ListedInvoice }) {
  const t = useTranslations('billing.invoices');
  const format = useFormatter();
  const amount = useAmount();
  const { number, date, product, total, currency, status, refund, corrects } = invoice;
  return (
    <tr className={refund ? 'is-refund' : undefined}>
      <td data-l={t('date')} className="nowrap">
        {format.dateTime(new Date(date), 'day')}
      </td>
      <td className="lead-cell">
        {refund && <Undo2 className="icon icon--sm billing__undo" aria-hidden="true" />}
        {refund ? t('refund', { product }) : product}
        <small>{corrects === null ? number : t('corrects', { number, corrected: corrects })}</small>
      </td>
      <td data-l={t('total')} className="r nowrap">
        {amount(total, currency)}
      </td>
      <td data-l={t('status')}>
        <span className={looks[status]}>{t(`states.${status}`)}</span>
      </td>
      <td data-l={t('actions')} className="r">
        <Actions invoice={invoice} />
      </td>
    </tr>
  );
}

function Actions({ invoice: { number, status, view_url, pdf_url, ubl_url } }: { invoice: ListedInvoice }) {
  const t = useTranslations('billing.invoices');
  const isTheirs = status === 'seller-of-record';
  if (view_url === null) return <small>{t('noView')}</small>;
  return (
    <span className="billing__actions">
      <a className="linkbtn" href={view_url} target="_blank" rel="noreferrer">
        <span>{t.rich(isTheirs ? 'seller' : 'view', { number, hidden })}</span>
      </a>
      {pdf_url !== null && (
        <a className="linkbtn" href={pdf_url} download>
          <span>{t.rich('pdf', { number, hidden })}</span>
        </a>
      )}
      {ubl_url !== null && (
        <a className="linkbtn" href={ubl_url} download>
          <span>{t.rich('ubl', { number, hidden })}</span>
        </a>
      )}
    </span>
  );
}
