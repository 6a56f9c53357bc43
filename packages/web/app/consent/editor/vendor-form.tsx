import type { ConsentVendor } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../../account/form-top.tsx';
import { findErrors, useValidation } from '../../account/use-validation.ts';
import { useAccountForm } from '../../account/use-account-form.ts';
import { send } from '../../api.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { bannerLanguageNames } from '../banner-language-names.ts';
import { useFailureText } from '../../outcome-text.ts';
import { isCode, type Outcome } from '../../outcome.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { bannerCalls } from './banner-calls.ts';
import { useConsent } from '../consent-context.ts';
import { planPath } from '../../consent-tab-paths.ts';
import { vendorLanguages, toFieldErrors, toVendorInput, splitLines, toPatterns } from './vendor-fields.ts';
import { VendorFormFields } from './vendor-form-fields.tsx';
import type { VendorSync } from './vendor-sync.ts';

interface Props {
  heading: ReactNode;
  /** Null for one that is added. */
  vendor: ConsentVendor | null;
  keeper: VendorSync;
  onBack: (words: string | null) => void;
}

const mostDays = 3650;

/** Everything that a banner says and knows of one vendor. */
export function VendorForm({ heading, vendor, keeper, onBack }: Props) {
  const t = useTranslations('banner-editor');
  const failureText = useFailureText();
  const judge = useValidation();
  const { id, details } = useConsent();
  const spoken = vendorLanguages(details.appearance.languages, vendor);
  const tooMany = (lines: readonly string[], max: number) =>
    lines.length > max ? t('form.faults.lines', { max }) : undefined;
  const form = useAccountForm({
    id: 'vendor',
    labels: {
      name: t('form.name'),
      company: t('form.company'),
      country: t('form.country'),
      type: t('form.type'),
      purpose: t('form.purpose'),
      ...Object.fromEntries(
        spoken.map((language) => [
          `about.${language}`,
          t('form.about', { language: bannerLanguageNames[language] }),
        ]),
      ),
      kept_mode: t('form.kept'),
      kept_for: t('form.keptFor'),
      privacy_url: t('form.privacy'),
      patterns: t('form.patterns'),
      cookies: t('form.cookies'),
    },
    judge: ({ name, kept_mode, kept_for, privacy_url, patterns, cookies }) =>
      findErrors({
        name: judge.required(name.trim()),
        kept_for:
          kept_mode !== 'days' || isDays(kept_for) ? undefined : t('form.faults.days', { max: mostDays }),
        privacy_url: /^(?:https:\/\/\S+)?$/.test(privacy_url.trim()) ? undefined : t('form.faults.address'),
        patterns: tooMany(toPatterns(patterns), limits.patterns),
        cookies: tooMany(splitLines(cookies), limits.cookies),
      }),
    act: async (values) => {
      const about = Object.fromEntries(
        spoken.map((language) => [language, (values as Record<string, string>)[`about.${language}`] ?? '']),
      );
      const input = toVendorInput({ ...values, about }, vendor?.catalogue_id ?? null);
      const outcome = vendor ? await edit(vendor.id, input) : await add(input);
      if (outcome.ok || outcome.reason !== 'refused') return outcome;
      const messages = toFieldErrors(outcome.messages, (line, fault) => t('form.line', { line, fault }));
      return { ...outcome, messages };
    },
    onDone: (_, { name }) =>
      onBack(vendor ? t('vendors.saved', { name: name.trim() }) : t('vendors.added', { count: 1 })),
  });

  async function edit(vendorId: string, body: ReturnType<typeof toVendorInput>): Promise<Outcome<unknown>> {
    const outcome = await send(bannerCalls.editVendor, { params: { id: vendorId }, body });
    if (outcome.ok) keeper.put(outcome.data);
    return outcome;
  }
  async function add(body: ReturnType<typeof toVendorInput>): Promise<Outcome<unknown>> {
    await keeper.settle();
    const outcome = await send(bannerCalls.addVendors, { params: { id }, body: { vendors: [body] } });
    if (outcome.ok) keeper.take(outcome.data.vendors);
    return outcome;
  }
  return (
    <div className="cons__column cons__sub">
      {heading}
      <FormTop of={form} why={form.refused && failureText(form.refused)}>
        {form.refused && isCode(form.refused, 'plan-ended') && (
          <PageLink to={planPath(id)}>{t('publish.plan')}</PageLink>
        )}
      </FormTop>
      <form {...form.props} className="mt-5">
        <VendorFormFields of={form} vendor={vendor} spoken={spoken} />
        <div className="form__acts">
          <BusyButton form="vendor" words={t('form.save')} busyWords={t('form.saving')} busy={form.busy} />
          <button type="button" className="btn" onClick={() => onBack(null)}>
            {t('form.cancel')}
          </button>
        </div>
      </form>
    </div>
  );
}

function isDays(text: string): boolean {
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= mostDays;
}
