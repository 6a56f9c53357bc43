import type { Approval } from '@clausewright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusMessage } from '../account/section.tsx';
import { send } from '../api.ts';
import { AreaWords } from '../language/area-words.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import { approvalCalls } from './approval-calls.ts';
import { DecideForm } from './decide-form.tsx';
import { DecisionList } from './decision-list.tsx';
import type { ApprovedProps, Seen } from './seen.ts';

const kinds = { open: 'info', approved: 'ok', declined: 'warn' } as const;

/** With its words, which no page that has it needs for whoever acts for himself. */
export function ApprovalPanel(props: ApprovedProps) {
  return (
    <AreaWords area="versions">
      <Panel {...props} />
    </AreaWords>
  );
}

function Panel({ seen, state, onChanged, children }: ApprovedProps) {
  const t = useTranslations('versions.approval');
  const { of, id, revision } = seen;
  const load = useCallback(
    (signal: AbortSignal) => send(approvalCalls[of].read, { params: { id }, signal }),
    [of, id],
  );
  const answer = useFetched(load);
  const { again } = answer;
  const [said, setSaid] = useState<string | null>(null);
  const shown = `${revision} ${String(state)}`;
  const asked = useRef(shown);
  useEffect(() => {
    if (asked.current === shown) return;
    // Whatever else is shown was decided on by itself.
    asked.current = shown;
    setSaid(null);
    again();
  }, [shown, again]);
  return (
    <Loaded answer={answer}>
      {(approval) => (
        <>
          {isShown(approval) && (
            <section className="grid gap-4 mt-5" aria-labelledby="approval-title">
              <h2 id="approval-title">{t('title')}</h2>
              <State approval={approval} />
              <StatusMessage>{said}</StatusMessage>
              {approval.may_decide && (
                <DecideForm
                  seen={seen}
                  onChanged={onChanged}
                  onDecided={() => {
                    setSaid(t('saved'));
                    again();
                  }}
                />
              )}
              {approval.may_ask && approval.state !== 'approved' && <Ask seen={seen} />}
              <DecisionList decisions={approval.decisions} />
            </section>
          )}
          {children(isFree(approval), approval.may_publish)}
        </>
      )}
    </Loaded>
  );
}

/** Nothing to say where nobody asks for it, and nobody said anything. */
function isShown({ required, state, decisions, may_decide: may, may_ask: asks }: Approval): boolean {
  return decisions.length > 0 || (state !== null && (required || may || asks));
}

function isFree({ required, state, may_publish: may }: Approval): boolean {
  return may && (!required || state === null || state === 'approved');
}

function State({ approval: { required, state, own, approvers } }: { approval: Approval }) {
  const t = useTranslations('versions.approval');
  return (
    <>
      {required && <p>{t('required')}</p>}
      {state !== null && (
        <Notice kind={kinds[state]}>
          <p>{t(`state.${state}`)}</p>
          {own && <p>{t('own')}</p>}
          {required && approvers === 0 && <p>{t('nobody')}</p>}
        </Notice>
      )}
    </>
  );
}

function Ask({ seen: { of, id } }: { seen: Seen }) {
  const t = useTranslations('versions.approval');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ asked: number } | { failure: Failure } | null>(null);
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await send(approvalCalls[of].ask, { params: { id } });
    setBusy(false);
    setSaid(outcome.ok ? outcome.data : { failure: outcome });
  };
  return (
    <div className="grid gap-4">
      <p>
        <button className="btn" type="button" aria-busy={busy} onClick={() => void ask()}>
          {busy && <span className="spin" aria-hidden="true" />}
          {t(busy ? 'asking' : 'ask')}
        </button>
      </p>
      <StatusMessage>{said !== null && 'asked' in said && t('asked', { count: said.asked })}</StatusMessage>
      <div role="alert">
        {said !== null && 'failure' in said && (
          <Notice kind="danger">
            <p>{failureText(said.failure)}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
