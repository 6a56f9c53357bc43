import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../layout/page-title.tsx';
import { useSession } from '../session/use-session.ts';
import { AddressInput } from '../ui/address-input.tsx';
import { BusyButton } from '../ui/busy-button.tsx';
import { describedBy } from '../ui/described-by.ts';
import { Field } from '../ui/field.tsx';
import { OwnScans } from './own-scans.tsx';
import { useStartScan } from './use-start-scan.ts';
import './scan.css';

const form = 'scan-start';

export function StartPage() {
  const t = useTranslations('scan');
  const { status } = useSession();
  const [address, setAddress] = useState('');
  const { busy, error, start } = useStartScan();
  const input = useRef<HTMLInputElement>(null);
  return (
    <main id="main" tabIndex={-1} className="wrap page scan">
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <form
        id={form}
        noValidate
        className="scan__start"
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          void start(address).then(() => input.current?.focus());
        }}
      >
        <Field id="scan-address" label={t('address')} hint={t('addressHint')} error={error}>
          <AddressInput
            ref={input}
            className="input"
            id="scan-address"
            name="address"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy('scan-address', { hint: true, error: error !== undefined })}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
        <BusyButton form={form} busy={busy} words={t('start')} busyWords={t('starting')} />
      </form>
      <p className="hint">{t('limits')}</p>
      {status === 'in' && <OwnScans />}
    </main>
  );
}
