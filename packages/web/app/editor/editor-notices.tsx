import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import type { TextFault } from '@clausewright/documents/editing';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PremiumPrice } from '../premium-price.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { Notice } from '../ui/notice.tsx';

interface Props {
  id: string;
  type: AgreementType;
  /** Where the text came from that the person sees. */
  from: 'saved' | 'draft' | 'browser';
  refused: Failure | null;
  again: () => void;
  /** What is wrong with the text as a whole. */
  fault: TextFault | null;
  /** What became of a text that somebody pasted. */
  warning: 'too-long' | 'simplified' | null;
  closeWarning: () => void;
  undo: () => void;
}

/** Id of what a press on Publish does. */
export const publishHint = 'publish-hint';

/** What the person has to know before going on, above the text. */
export function EditorNotices(props: Props) {
  const { id, type, from, refused, again, fault, warning, closeWarning, undo } = props;
  const t = useTranslations('editor');
  const [isClosed, close] = useState(false);
  return (
    <>
      <p id={publishHint} className="editor__hint small muted">
        {t('publishHint')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status" className="editor__notices">
        {from !== 'saved' && !isClosed && (
          <Notice kind="info">
            <p>
              {t(`opened.${from}`)}{' '}
              <button type="button" className="linkbtn" onClick={() => close(true)}>
                {t('opened.close')}
              </button>
            </p>
          </Notice>
        )}
        {refused && <Refused {...{ id, type, refused, again }} />}
        {fault && (
          <Notice kind="danger">
            <p>{t(`fault.${fault}`)}</p>
          </Notice>
        )}
        {warning && (
          <Notice kind={warning === 'too-long' ? 'warn' : 'info'}>
            <p>
              {t(warning === 'too-long' ? 'tooLong' : 'formatted.simplified')}{' '}
              {warning === 'simplified' && (
                <button
                  type="button"
                  className="linkbtn"
                  onClick={() => {
                    closeWarning();
                    undo();
                  }}
                >
                  {t('tools.undo')}
                </button>
              )}{' '}
              <button type="button" className="linkbtn" onClick={closeWarning}>
                {t('opened.close')}
              </button>
            </p>
          </Notice>
        )}
      </div>
    </>
  );
}

/** The server does not take the text; it stays on the screen and in this browser. */
function Refused({ id, type, refused, again }: { refused: Failure } & Pick<Props, 'id' | 'type' | 'again'>) {
  const t = useTranslations('editor');
  const failureText = useFailureText();
  const why = refused.reason === 'forbidden' ? refused.forbidden : null;
  return (
    <Notice kind="danger" title={t('refused')}>
      <p>{failureText(refused)}</p>
      {why === 'premium-only' && <PremiumPrice type={type} />}
      <p className="row">
        {why === 'premium-only' && (
          <Link to={`/wizard/${agreementSlugs[type]}/update/${id}?premium=1`}>
            {t('problem.premium.update')}
          </Link>
        )}
        {why === 'held-wording' && <a href={`/wizard/pay/${id}`}>{t('problem.held.see')}</a>}
        {why === 'waits-for-review' && <a href={`/wizard/pay/${id}`}>{t('problem.review.see')}</a>}
        {why === 'not-paid' && <a href={`/wizard/pay/${id}`}>{t('problem.unpaid.pay')}</a>}
        <button type="button" className="linkbtn" onClick={again}>
          {t('problem.again')}
        </button>
      </p>
    </Notice>
  );
}
