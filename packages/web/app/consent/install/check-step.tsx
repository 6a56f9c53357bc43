import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusMessage } from '../../account/section.tsx';
import { barLeads, useConsent } from '../consent-context.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FindingList } from './finding-list.tsx';
import type { Check } from './use-check.ts';

const form = 'install-check';

/** Has the server look at one page; its scripts are not run. */
export function CheckStep({ check }: { check: Check }) {
  const t = useTranslations('install.check');
  const { details } = useConsent();
  const [path, setPath] = useState('/');
  return (
    <>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          check.run(path);
        }}
      >
        <Field id="install-path" label={t('path')}>
          <div className="inputwrap">
            <input
              className="input"
              id="install-path"
              name="path"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
              value={path}
              onChange={({ target }) => setPath(target.value)}
            />
          </div>
        </Field>
      </form>
      <BusyButton
        form={form}
        busy={check.busy}
        words={t('act', { site: details.site_url })}
        busyWords={t('busy')}
        look={barLeads(details) ? 'plain' : 'primary'}
      />
      <div role="alert">
        {check.failure !== null && (
          <Notice kind="danger">
            <p className="pre-line">{check.failure}</p>
          </Notice>
        )}
      </div>
      <StatusMessage>{check.said}</StatusMessage>
      {check.result && <FindingList result={check.result} check={check} />}
    </>
  );
}
