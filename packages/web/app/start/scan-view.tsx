import type { ScanResult } from '@clausewright/contract';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../layout/page-title.tsx';
import { ProgressPanel } from '../scan/progress-panel.tsx';
import type { Scan } from '../scan/scan-calls.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { AddressForm, addressFormId } from './address-form.tsx';
import { OtherWays } from './other-ways.tsx';
import type { Seen } from './use-suggestions.ts';

interface Props {
  /** Somebody has just chosen to begin anew: the field takes the focus. */
  anew: boolean;
  address: string;
  seen: Seen;
  busy: boolean;
  error: string | undefined;
  /** Whether a look at the website was ordered. */
  ordered: boolean;
  onAddress: (address: string) => void;
  onApp: () => void;
  onOffline: () => void;
  onSkip: () => void;
  onSeen: () => void;
}

/** The address, the look at the website while it runs, and what else there is where it cannot be looked at. */
export function ScanView(props: Props) {
  const { anew, seen, ordered, error, onSeen, onSkip } = props;
  const { scan } = seen;
  const t = useTranslations('way-in');
  const tAddress = useTranslations('address');
  const fault = seen.lost ? ('lost' as const) : faultOf(scan);
  const summary = useRef<HTMLDivElement>(null);
  const isDone = scan?.state === 'done' && fault === null;
  useEffect(() => {
    if (isDone && seen.suggestions !== null) onSeen();
  }, [isDone, seen.suggestions, onSeen]);
  useEffect(() => {
    if (anew) document.getElementById('address')?.focus();
  }, [anew]);
  useEffect(() => {
    if (fault !== null) summary.current?.focus();
  }, [fault]);
  if (ordered && fault === null && error === undefined) {
    return (
      <main id="main" tabIndex={-1} className="wrap page scan">
        <PageTitle>{t('scan.page')}</PageTitle>
        <p className="eyebrow">{props.address}</p>
        <div className="page__head">
          <div>
            <h1>{t('scan.title')}</h1>
          </div>
          <button type="button" className="btn" onClick={onSkip}>
            {t('scan.skip')}
          </button>
        </div>
        {scan && <ProgressPanel scan={scan} />}
      </main>
    );
  }
  return (
    <main id="main" tabIndex={-1} className="wrap page start">
      <PageTitle>{tAddress('page')}</PageTitle>
      <h1>{tAddress('title')}</h1>
      {fault !== null && (
        <div className="summary" role="alert" tabIndex={-1} ref={summary}>
          <h2>{t('fault.title', { address: props.address })}</h2>
          <p className="mt-2">{t(`fault.${fault}`)}</p>
        </div>
      )}
      <p className="lead mt-3">{tAddress('lead')}</p>
      <AddressForm
        address={props.address}
        error={error === undefined ? undefined : <ErrorText id="address-error">{error}</ErrorText>}
        act={
          <BusyButton
            form={addressFormId}
            busy={props.busy}
            words={tAddress(fault === null ? 'act' : 'again')}
            busyWords={tAddress('busy')}
          />
        }
        onAddress={(typed) => {
          if (!props.busy) props.onAddress(typed);
        }}
      />
      <OtherWays onApp={props.onApp} onOffline={props.onOffline} />
    </main>
  );
}

const faults = ['unreachable', 'refused-address', 'needs-password', 'no-page'] as const;
type Fault = 'no-browser' | 'ended' | 'lost' | (typeof faults)[number];

/** Why nothing was seen. */
function faultOf(scan: Scan | null): Fault | null {
  if (scan === null) return null;
  if (scan.failure !== null) return scan.failure === 'ended' ? 'ended' : 'no-browser';
  if (scan.result === null) return null;
  const pages: ScanResult['pages'] = scan.result.pages;
  if (pages.length === 0) return 'unreachable';
  const limits = pages.map((page) => faults.find((one) => page.limits.includes(one)));
  return limits.every((one) => one !== undefined) ? (limits[0] ?? null) : null;
}
