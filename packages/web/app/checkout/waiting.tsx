import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useOperator } from '../operator.tsx';
import { Notice } from '../ui/notice.tsx';

/** While a payment is decided there is no way to pay twice. */
export function WaitingNotice({ late }: { late: boolean }) {
  const t = useTranslations('pay.waiting');
  const { mails } = useOperator();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
    <div ref={notice} role="status" tabIndex={-1}>
      {late ? (
        <Notice kind="warn" title={t('lateTitle')}>
          <p>{t('late')}</p>
          <p>{t(mails ? 'mail' : 'stay')}</p>
        </Notice>
      ) : (
        <div className="note">
          <span className="spin" aria-hidden="true" />
          <div>
            <p>
              <b>{t('validating')}</b>
            </p>
            <p>{t('seconds')}</p>
          </div>
        </div>
      )}
    </div>
  );
}
