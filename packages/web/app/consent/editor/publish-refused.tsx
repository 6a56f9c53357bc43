import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { useFailureText } from '../../outcome-text.ts';
import { isCode, type Message } from '../../outcome.ts';
import { Notice } from '../../ui/notice.tsx';
import { useConsent } from '../consent-context.ts';
import { fieldId, getFieldPlace } from './field-places.ts';
import { listOwnHosts, useAppearanceErrors } from './appearance-errors.ts';
import { planPath } from '../../consent-tab-paths.ts';
import type { PublishRefusal } from './use-publish.ts';

/** What keeps a banner from being published, each with the way to its field; takes the focus. */
export function PublishRefused({ id, refused }: { id: string; refused: PublishRefusal | null }) {
  const t = useTranslations('banner-editor.publish');
  const failureText = useFailureText();
  // The server names no fields in its words; ours do.
  const { details } = useConsent();
  const faults = useAppearanceErrors(details, listOwnHosts(details));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused !== null) box.current?.focus();
  }, [refused]);
  if (refused === null) return null;
  const messages = refused !== 'unsaved' && 'messages' in refused ? refused.messages : [];
  const atFields = messages.filter(({ field }) => field !== undefined);
  const wantsPlan = refused !== 'unsaved' && (isCode(refused, 'plan-ended') || isCode(refused, 'not-paid'));
  return (
    <div ref={box} tabIndex={-1} role="alert" className="cons__refused">
      {atFields.length > 0 ? (
        <div className="summary">
          <h2>{t('refused')}</h2>
          <ul>
            {atFields.map((message) => (
              <li key={`${message.field} ${message.code}`}>
                <FieldLink
                  id={id}
                  message={message}
                  words={faults.find(({ field }) => field === message.field)?.words ?? message.value}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Notice kind="danger">
          <p className="pre-line">{refused === 'unsaved' ? t('unsaved') : failureText(refused)}</p>
          {wantsPlan && <PageLink to={planPath(id)}>{t('plan')}</PageLink>}
        </Notice>
      )}
    </div>
  );
}

interface LinkProps {
  id: string;
  message: Message;
  words: string;
}

function FieldLink({ id, message: { field = '' }, words }: LinkProps) {
  return (
    <PageLink
      to={getFieldPlace(id, field)}
      onClick={(event) => {
        const target = document.getElementById(fieldId(field));
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    >
      {words}
    </PageLink>
  );
}
