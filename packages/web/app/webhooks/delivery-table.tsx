import type { WebhookDelivery } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { Empty } from '../ui/loaded.tsx';

interface Props {
  deliveries: readonly WebhookDelivery[];
  /** What the page before ended with; null on the newest. */
  after: string | null;
  /** Null on the last page. */
  next: string | null;
  onAgain: (id: string) => void;
}

/** One message a row; on a phone its kind is the heading of a card. */
export function DeliveryTable({ deliveries, after, next, onAgain }: Props) {
  const t = useTranslations('api-keys.webhooks');
  const tPages = useTranslations('api-keys.activity');
  return (
    <>
      {deliveries.length === 0 ? (
        <Empty>{t('empty')}</Empty>
      ) : (
        <div className="tablewrap mt-4">
          <table className="table table--cards" aria-label={t('listed')}>
            <thead>
              <tr>
                {(['at', 'kind', 'state', 'act'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <Row key={delivery.id} of={delivery} onAgain={onAgain} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {(after !== null || next !== null) && (
        <nav className="row mt-4" aria-label={tPages('pages')}>
          {after !== null && (
            <PageLink className="btn btn--sm" to={{ search: '' }}>
              {tPages('newest')}
            </PageLink>
          )}
          {next !== null && (
            <PageLink className="btn btn--sm" to={{ search: `?after=${next}` }}>
              {tPages('older')}
            </PageLink>
          )}
        </nav>
      )}
    </>
  );
}

function Row({ of: delivery, onAgain }: { of: WebhookDelivery; onAgain: (id: string) => void }) {
  const t = useTranslations('api-keys.webhooks');
  const format = useFormatter();
  const minute = (at: string) => format.dateTime(new Date(at), 'minute');
  const { id, kind, at, state, attempts, next_attempt_at: next } = delivery;
  const named = `${t(`kinds.${kind}`)}, ${minute(at)}`;
  return (
    <tr>
      <td data-l={t('columns.at')} className="nowrap">
        <time dateTime={at}>{minute(at)}</time>
      </td>
      <td className="lead-cell wrap-anywhere">
        {t(`kinds.${kind}`)}
        <small>
          <code>{delivery.message_id}</code>
        </small>
      </td>
      <td data-l={t('columns.state')}>
        {t(`states.${state}`)}
        <small>
          <Answer of={delivery} />
          {attempts > 0 && ` · ${t('attempts', { count: attempts })}`}
          {next !== null && attempts > 0 && ` · ${t('next', { date: minute(next) })}`}
        </small>
      </td>
      <td data-l={t('columns.act')}>
        <button type="button" className="btn btn--sm" onClick={() => onAgain(id)}>
          {t('again')} <span className="vh">{named}</span>
        </button>
      </td>
    </tr>
  );
}

function Answer({ of: { last_status: status, last_fault: fault } }: { of: WebhookDelivery }) {
  const t = useTranslations('api-keys.webhooks.answers');
  if (status !== null) return t('status', { status: String(status) });
  return t(fault ?? 'none');
}
