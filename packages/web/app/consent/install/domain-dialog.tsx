import { useTranslations } from 'use-intl';
import { FormTop } from '../../account/form-top.tsx';
import { findErrors } from '../../account/use-validation.ts';
import { useAccountForm } from '../../account/use-account-form.ts';
import { send } from '../../api.ts';
import { useFailureText } from '../../outcome-text.ts';
import { AddressInput } from '../../ui/address-input.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { consentCalls } from '../consent-calls.ts';
import { parseDomain, toDisplayDomain } from '../parse-domain.ts';

interface Props {
  id: string;
  /** The domain that was added; null where none was. */
  onClose: (added: string | null) => void;
}

const wildcard = /^(https?:\/\/)?\*\./i;

/** The domain of what was typed, as `read` has it, `*.` before it where it stood there. */
function patternOf(typed: string, read = parseDomain): string | null {
  const text = typed.trim();
  const domain = read(text.replace(wildcard, ''));
  return domain === null ? null : wildcard.test(text) ? `*.${domain}` : domain;
}

/** One more domain, or all below it. */
export function DomainDialog({ id, onClose }: Props) {
  const t = useTranslations('install.domains');
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'install-domain',
    labels: { domain: t('label') },
    judge: ({ domain }) => findErrors({ domain: patternOf(domain) === null ? t('wrong') : undefined }),
    act: ({ domain }) =>
      send(consentCalls.addDomain, { params: { id }, body: { domain: patternOf(domain) ?? domain } }),
    onDone: (_, { domain }) => onClose(patternOf(domain, toDisplayDomain) ?? domain),
  });
  const { refused } = form;
  const field = 'install-domain-domain';
  const error = form.errors.domain;
  return (
    <Dialog id="domain-title" title={t('add')} onCancel={() => onClose(null)}>
      <FormTop of={form} why={refused && failureText(refused)} />
      <form {...form.props}>
        <Field id={field} label={t('label')} hint={t('hint')} error={error}>
          <AddressInput
            className="input"
            id={field}
            name="domain"
            autoComplete="off"
            maxLength={300}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(field, { hint: true, error })}
          />
        </Field>
      </form>
      <div className="dialog__acts">
        <button type="button" className="btn" onClick={() => onClose(null)}>
          {t('cancel')}
        </button>
        <BusyButton form={form.id} words={t('addAct')} busyWords={t('adding')} busy={form.busy} />
      </div>
    </Dialog>
  );
}
