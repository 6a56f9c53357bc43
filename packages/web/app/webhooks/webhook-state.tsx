import type { Webhook } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';

/** Where a webhook leads, what it is told, and whether it takes that. */
export function WebhookState({ of: { url, kinds, enabled, ...dates } }: { of: Webhook }) {
  const t = useTranslations('api-keys.webhooks');
  const format = useFormatter();
  const day = (moment: string) => format.dateTime(new Date(moment), 'day');
  const { created_at: created, failing_since: failing, ended_at: ended } = dates;
  return (
    <div>
      <b className="wrap-anywhere">{url}</b>
      {!enabled && <span className="badge">{t('off')}</span>}
      <span className="small block">
        {format.list(
          kinds.map((kind) => t(`kinds.${kind}`)),
          { type: 'unit' },
        )}
      </span>
      <span className="small muted num block">
        {t('created', { date: day(created) })}
        {failing !== null && enabled && ` · ${t('failing', { date: day(failing) })}`}
        {ended !== null && ` · ${t('ended', { date: day(ended) })}`}
      </span>
    </div>
  );
}
