import { limits } from '@clausewright/contract/limits';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusMessage } from '../../account/section.tsx';
import { send } from '../../api.ts';
import { useConsent } from '../consent-context.ts';
import { useFailureText } from '../../outcome-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { consentCalls } from '../consent-calls.ts';
import { DomainDialog } from './domain-dialog.tsx';

interface Domain {
  id: string;
  domain: string;
}

/** Further domains on which the same banner serves. */
export function DomainPanel() {
  const t = useTranslations('install.domains');
  const failureText = useFailureText();
  const { id, details, reload } = useConsent();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Domain | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { domains } = details;

  const remove = async ({ id: domainId, domain }: Domain) => {
    setSaid(null);
    setFailure(null);
    const outcome = await send(consentCalls.deleteDomain, { params: { id, domainId } });
    if (!outcome.ok) {
      setFailure(failureText(outcome));
      return;
    }
    setSaid(t('removed', { domain }));
    // The button that was pressed goes with its row.
    add.current?.focus();
    reload();
  };
  return (
    <section className="panel" aria-labelledby="install-domains">
      <h2 id="install-domains">{t('title')}</h2>
      <p className="small soft mt-1">{t('lead', { site: details.site_url })}</p>
      <ul className="install__domains">
        {domains.map((one) => (
          <li key={one.id}>
            <span className="small">{one.domain}</span>
            <button
              type="button"
              className="btn btn--quiet btn--sm btn--icon"
              aria-label={t('remove', { domain: one.domain })}
              onClick={() => setAsked(one)}
            >
              <X className="icon icon--sm" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div role="alert">
        {failure !== null && (
          <Notice kind="danger">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <StatusMessage>{said}</StatusMessage>
      {domains.length < limits.domains ? (
        <button ref={add} type="button" className="btn btn--sm" onClick={() => setAdding(true)}>
          <Plus className="icon icon--sm" aria-hidden="true" />
          {t('add')}
        </button>
      ) : (
        <p className="hint">{t('full', { max: limits.domains })}</p>
      )}
      {adding && (
        <DomainDialog
          id={id}
          onClose={(added) => {
            setAdding(false);
            if (added === null) return;
            setFailure(null);
            setSaid(t('added', { domain: added }));
            reload();
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={t('ask', { domain: asked.domain })}
          keep={t('keep')}
          act={t('act')}
          onKeep={() => setAsked(null)}
          onAct={() => {
            setAsked(null);
            remove(asked).catch(reportError);
          }}
        >
          <p>{t('means')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
